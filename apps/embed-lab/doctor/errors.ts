import type { Finding } from './finding.ts';

const most = 5;
const twoReacts =
  /Invalid hook call|Minified React error #321|reading 'use(?:State|Context|Ref|Memo|Effect|Callback|SyncExternalStore)'/;
/** Said by other findings already, in the browser's words. */
const reportedElsewhere = /Content Security Policy|CORS policy|net::ERR_|Failed to load resource/;

/** What the page wrote to its console as an error. */
export function errorFindings(errors: readonly string[]): Finding[] {
  const own = errors.filter((error) => !reportedElsewhere.test(error));
  const findings: Finding[] = [];
  if (own.some((error) => twoReacts.test(error)))
    findings.push({
      fault: 'Two copies of React are on the page, and the widget uses the one that does not draw it.',
      mend: "resolve: { dedupe: ['react', 'react-dom'] } in Vite, or the same as resolve.alias of webpack; `npm ls react` shows who brings the other.",
    });
  for (const error of own.filter((one) => !twoReacts.test(one)).slice(0, most))
    findings.push({
      fault: `The console says: ${firstLine(error)}`,
      mend: 'Open the page with the developer tools: the line leads to its place.',
    });
  return findings;
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
