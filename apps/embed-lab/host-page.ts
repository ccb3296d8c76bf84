import type { Host } from './hosts.ts';

/** A page of a website with the portal's communities on it, by one line of HTML. */
export function hostPage({ styles, direction = 'ltr', isBare = false }: Host, portalUrl: string): string {
  const links = styles.map((_, at) => `<link rel="stylesheet" href="styles-${at}.css" />`);
  const link = `<a href="${portalUrl}/communities/explore">Communities of the OTA</a>`;
  const element = `<portal-communities organisation="ota" scheme="light">${link}</portal-communities>`;
  return `<!doctype html>
<html lang="en" dir="${direction}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Riverside Skills Network</title>
<link rel="icon" href="icon.svg" />
${links.join('\n')}
<script type="module" src="${portalUrl}/embed/v1.js"></script>
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
${isBare ? '' : element}
<p id="below">Below the communities.</p>
</main>
</body>
</html>`;
}
