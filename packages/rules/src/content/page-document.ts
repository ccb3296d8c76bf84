/** Nothing runs, nothing is fetched but pictures of the portal itself, and nothing is sent. */
const policy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'self'";

const style = `:root{color-scheme:light dark}
body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:44rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}
h1,h2,h3,h4{line-height:1.25}
img{max-inline-size:100%;block-size:auto}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid;padding:.35rem .6rem;text-align:start}
blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid}`;

/** A page as a document of its own, for a frame in a sandbox. Its text has been cleaned by who gives it. */
export function pageDocument({ name, contentHtml }: { name: string; contentHtml: string }, locale: string): string {
  const title = escaped(name);
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${contentHtml}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
