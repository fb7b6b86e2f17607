/** The looks of the HTML report: system fonts, light and dark, one column on a phone. */
export const HTML_STYLE: string = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#5a6675;--paper:#fbfaf7;--card:#fff;--line:#e2ded4;--accent:#0b6e6e;--bad:#b3261e;--warn:#8a5a00;--note:#3a5ba0;--del:#fbe3e1;--ins:#dff2e8}
@media (prefers-color-scheme:dark){:root{--ink:#e8e6e1;--soft:#a3adba;--paper:#12161c;--card:#1a2029;--line:#2d3642;--accent:#5cc8c2;--bad:#ff8a80;--warn:#f0b94d;--note:#9db8ff;--del:#4a2323;--ins:#1d4030}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem clamp(1rem,4vw,2.5rem) 3rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header{margin:1rem 0 1.75rem}
.brand{margin:0;color:var(--accent);font-weight:700;letter-spacing:.08em;text-transform:uppercase;font-size:.8rem}
h1{margin:.15rem 0 .35rem;font-size:clamp(1.7rem,6vw,2.6rem);line-height:1.15;text-wrap:balance}
.lead{margin:0;color:var(--soft);max-width:46rem}
h2{margin:2.25rem 0 .75rem;font-size:1.2rem}
h3{margin:0;font-size:1rem}
p{margin:.35rem 0}
code{font:.92em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;margin:0}
.figures div{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.8rem 1rem}
.figures dt{color:var(--soft);font-size:.85rem}
.figures dd{margin:0}
.figures b{display:block;font-size:1.7rem;line-height:1.2;font-variant-numeric:tabular-nums}
.figures span{color:var(--soft);font-size:.85rem}
.kind,.rule{background:var(--card);border:1px solid var(--line);border-left:.3rem solid var(--note);border-radius:.6rem;padding:.75rem 1rem;margin:.6rem 0}
.rule{border-left-color:var(--accent)}
.kind.error{border-left-color:var(--bad)}
.kind.warning{border-left-color:var(--warn)}
.kind summary{cursor:pointer;font-weight:600}
.severity{color:var(--note);font-size:.8rem;text-transform:uppercase;letter-spacing:.05em}
.error .severity{color:var(--bad)}
.warning .severity{color:var(--warn)}
.kind ol{padding-left:1.4rem;margin:.6rem 0 0}
.kind li{margin:.5rem 0}
.place,.value,.category,.more{color:var(--soft);font-size:.88rem}
.category{font-weight:400}
.value{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.change{font:.88rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
del,ins{display:block;direction:ltr;unicode-bidi:isolate;text-decoration:none;padding:.1rem .4rem;border-radius:.3rem;width:fit-content;max-width:100%}
del{background:var(--del)}
ins{background:var(--ins);margin-top:.15rem}
.good{color:var(--accent);font-weight:600}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;overflow-wrap:normal;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.4rem 1rem .4rem 0;border-bottom:1px solid var(--line)}
td{white-space:nowrap}
.number{text-align:right}
.wrap{white-space:normal;min-width:14rem}
tbody th{font-weight:400}
.causes .value{color:inherit;font-size:.95rem}
.printed{display:none}
.note{margin:0;color:var(--soft);font-size:.88rem}
.matrix td,.matrix th{padding:.3rem .55rem;text-align:right}
.matrix .gap{color:var(--bad)}
.matrix .none{color:var(--soft)}
@media (max-width:40rem){.causes thead{display:none}.causes tr{display:block;padding:.6rem 0;border-bottom:1px solid var(--line)}.causes th,.causes td{display:block;border:0;padding:.1rem 0;text-align:left}.causes td:empty{display:none}.causes [data-label]{display:inline-block;margin-right:1rem}.causes [data-label]::before{content:attr(data-label) ': ';color:var(--soft)}}
a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:.15em}
.tags{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.4rem}
.tags li{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:.1rem .7rem}
footer{margin-top:2.5rem;color:var(--soft);font-size:.88rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media print{details:not([open])>*:not(summary){display:block}details::details-content{content-visibility:visible}.wide{overflow:visible}table{font-size:.8rem}td{white-space:normal}.kind li:nth-child(n+11){display:none}.printed{display:block}.rule,tr,li{break-inside:avoid}summary{break-after:avoid}}
`
