export {
  type DomainFault,
  type DomainFaultReason,
  findDomainFaults,
} from './faults/domain-faults.ts'
export { decodePlaced, mapPlaced, type PlacedText, placeIn } from './faults/placed-text.ts'
