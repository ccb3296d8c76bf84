import type { Grade, Host } from './hosts.ts';

interface Way {
  head: string;
  body: string;
}

/** How each grade puts the communities on a page: by nothing, by one line of HTML, by the script and the stylesheet of a React app. */
const ways: Record<Grade, (portalUrl: string) => Way> = {
  without: () => ({ head: '', body: '' }),
  elements: (portalUrl) => ({
    head: `<script type="module" src="${portalUrl}/embed/v1.js"></script>`,
    body: `<portal-communities organisation="ota" scheme="light"><a href="${portalUrl}/communities/explore">Communities of the OTA</a></portal-communities>`,
  }),
  packages: (portalUrl) => ({
    head: '<link rel="stylesheet" href="/app/style.css" />\n<script type="module" src="/app/site.js"></script>',
    body: `<div id="communities" data-portal="${portalUrl}"></div>`,
  }),
};

/** A page of a website, with the portal's communities on it. */
export function hostPage({ styles, direction = 'ltr', isBare = false }: Host, grade: Grade, portalUrl: string): string {
  // The website's own rules come last, and win where they weigh as much.
  const links = styles.map((_, at) => `<link rel="stylesheet" href="styles-${at}.css" />`);
  const { head, body } = ways[grade](portalUrl);
  return `<!doctype html>
<html lang="en" dir="${direction}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Riverside Skills Network</title>
<link rel="icon" href="icon.svg" />
${head}
${links.join('\n')}
</head>
<body class="wp-theme">
<header class="site">
<h1>Riverside Skills Network</h1>
<p>We help people <a href="#who">along the river</a> find work and each other.</p>
<ul><li>Courses</li><li>Mentors</li></ul>
<form><label>Your name <input placeholder="As on your card" /></label> <select><option>Member</option></select> <button type="button">Write to us</button></form>
<svg width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8" /></svg>
<table><tr><th>Day</th><td>Tuesday</td></tr></table>
</header>
<main class="entry-content">
<h2>Communities</h2>
${isBare ? '' : body}
<p id="below">Below the communities.</p>
</main>
</body>
</html>`;
}
