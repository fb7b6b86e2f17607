export default function (eleventy) {
  eleventy.addGlobalData('site', 'https://tea.example')
  eleventy.addPassthroughCopy({ 'src/_redirects': '_redirects' })
}
