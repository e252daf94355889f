/// The style sheet of all pages: navy and orange, light and dark mode, for phones and print.
let htmlStyleSheet = """
  :root {
    --paper: #F7F3EE; --ink: #1B1F3B; --soft: #5B5D75; --line: #CFC5B6; --card: #FFFFFF;
    --accent: #FF6B35; --accent-ink: #A83A0C; --amber: #FFB347; --green: #2ECC71;
    --low: #FFE3BC; --medium: #FFB347; --high: #2ECC71; --on-level: #070B18;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #070B18; --ink: #F7F3EE; --soft: #B6B4C2; --line: #3A4070; --card: #1B1F3B;
      --accent-ink: #FFB347; --low: #7A5A2E;
    }
    .level-1 { --on-level: #F7F3EE; }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0; background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.55 ui-rounded, "SF Pro Rounded", "Nunito", "Quicksand", system-ui, sans-serif;
  }
  main { max-width: 55rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
  h1, h2, h3, h4, h5, h6, blockquote { font-family: Charter, "Iowan Old Style", Georgia, "Noto Serif", serif; }
  h1 { font-size: 2.1rem; line-height: 1.15; margin: 0 0 1.25rem; border-bottom: 3px solid var(--accent); padding-bottom: .6rem; }
  h2 { font-size: 1.4rem; line-height: 1.25; margin: 2.25rem 0 .75rem; }
  h3, h4, h5, h6 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
  p { margin: .6rem 0; }
  a { color: var(--accent-ink); }
  .dim, .footnote { color: var(--soft); }
  .amber { color: #7A5200; }
  .orange { color: #A83A0C; }
  .red { color: #B3261E; }
  .green { color: #1B6E3C; }
  .blue { color: #1B5E9E; }
  .violet { color: #6B3FA0; }
  .rose { color: #A8325E; }
  .grey { color: #5F5F5F; }
  @media (prefers-color-scheme: dark) {
    .amber { color: #FFB347; }
    .orange { color: #FF9466; }
    .red { color: #FF8A80; }
    .green { color: #7ED9A0; }
    .blue { color: #8CC4FF; }
    .violet { color: #C9A6FF; }
    .rose { color: #FF9EBB; }
    .grey { color: #B5B5B5; }
  }
  .photo { display: block; max-width: 100%; max-height: 10rem; margin: .4rem 0; border-radius: .5rem; }
  .footnote small { font-size: .875rem; }
  blockquote { margin: 1.25rem 0; padding: .25rem 0 .25rem 1rem; border-left: 4px solid var(--accent); font-size: 1.25rem; line-height: 1.4; }
  ul { padding-left: 1.25rem; }
  .table { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
  th:last-child, td:last-child { padding-right: 0; }
  thead th { color: var(--soft); font-size: .875rem; font-weight: 600; }
  .wide th, .wide td { padding-right: .3rem; }
  tbody th { font-weight: 500; min-width: 5rem; overflow-wrap: anywhere; }
  .figure { text-align: right; }
  .whole { white-space: nowrap; }
  @media (max-width: 30rem) {
    main { padding: 1.25rem .9rem 3rem; }
    h1 { font-size: 1.7rem; }
    table { font-size: .8rem; }
    thead th { font-size: .7rem; }
    th, td { padding-right: .25rem; }
    tbody th { min-width: 3.5rem; }
    .wide thead { display: none; }
    .wide tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .35rem 0; border-bottom: 1px solid var(--line); }
    .wide th, .wide td { border: 0; padding: 0; }
    .wide tbody th { flex-basis: 100%; }
    .wide td:empty { display: none; }
    .wide td[data-column]::before { content: attr(data-column) " "; color: var(--soft); font-size: .75rem; }
  }
  @media print {
    :root { --paper: #FFFFFF; --ink: #000000; --soft: #444444; --line: #CCCCCC; --card: #FFFFFF; --accent-ink: #000000; --low: #FFE3BC; }
    main { max-width: none; padding: 0; }
    h2, h3 { break-after: avoid; }
    tr, blockquote { break-inside: avoid; }
    .fold:not([open]) { display: none; }
    p:has(+ figure) { break-after: avoid; }
  }
  """

/// The additional rules for charts in a page.
let htmlChartRules = """

  figure { margin: .75rem 0 1.25rem; }
  .chart { display: block; width: 100%; height: auto; overflow: visible; }
  .chart.wide { display: none; }
  @media (min-width: 40rem) { .chart.wide { display: block; } .chart.narrow { display: none; } }
  details { margin: .4rem 0; }
  summary { color: var(--soft); font-size: .875rem; cursor: pointer; }
  @media print {
    figure { break-inside: avoid; }
    .chart { max-height: 90vh; break-inside: avoid; }
    .chart .paper { fill: #FFFFFF; } .chart .gap, .chart .halo { stroke: #FFFFFF; }
    .chart * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    figure details { display: none; }
  }
  """

/// The additional rules for a page that is set small in print.
let htmlCompactRules = """

  @media print {
    @page { size: A4; margin: 12mm 15mm; }
    .compact { font-size: 9pt; line-height: 1.35; }
    .compact h1 { font-size: 17pt; margin-bottom: .5rem; padding-bottom: .3rem; }
    .compact h2 { font-size: 12pt; margin: .8rem 0 .3rem; }
    .compact p { margin: .25rem 0; }
    .compact ul { margin: .25rem 0; }
    .compact th, .compact td { padding-top: .12rem; padding-bottom: .12rem; }
    .compact thead th, .compact .footnote small { font-size: 8pt; }
    .compact .signed { font-size: 9pt; line-height: 1.35; }
    .compact .photo { max-height: 2.2rem; margin: .1rem 0; }
    .compact figure { display: inline-block; width: 49%; margin: .3rem 0; vertical-align: top; }
    .compact .chart { max-width: 17rem; }
    .compact .chart.wide { display: none; } .compact .chart.narrow { display: block; }
  }
  """
