import { expect, test } from './portal-test.ts';

test.for([
  ['/licenses.md', ['react', 'react-dom', 'react-aria', '@tanstack/query-core', 'dompurify', 'lucide-react'], true],
  ['/embed/licenses.md', ['preact', 'react-aria', '@tanstack/query-core', 'lucide-react'], true],
  ['/offline-licenses.md', ['workbox-core', 'workbox-precaching'], false],
] as const)(
  '%s says whose code a visitor is sent, with the text of each licence',
  async ([path, libraries, hasFonts], { page }) => {
    const response = await page.request.get(path);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    for (const library of libraries) expect(text).toMatch(new RegExp(`^## ${library} - \\d`, 'm'));
    expect(text).toContain('Permission is hereby granted');
    expect(text.includes('SIL OPEN FONT LICENSE')).toBe(hasFonts);
  },
);
