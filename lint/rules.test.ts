import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { draftEntry } from './draft-entry.ts';
import { noBuildEnvironment } from './no-build-environment.ts';
import { noFeatureName } from './no-feature-name.ts';
import { noFixedWait } from './no-fixed-wait.ts';
import { noHiddenFailure } from './no-hidden-failure.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

const refused = (codes: readonly string[]) => codes.map((code) => ({ code, errors: 1 }));
const key = "await userEvent.keyboard('{Escape}');";

tester.run('no-fixed-wait', noFixedWait, {
  invalid: [
    ...refused([
      'await page.waitForTimeout(2_000);',
      'await new Promise((resolve) => setTimeout(resolve, 500));',
      'const pause = () => new Promise<void>((done) => setTimeout(() => done(), 150));',
      'await new Promise((resolve) => {\n  window.setTimeout(resolve, 100);\n});',
      "import { setTimeout as wait } from 'node:timers/promises';",
      'await vi.waitFor(() => expect(told).toHaveLength(2));',
      "await canvas.findByText('Saved', {}, { timeout: 5000 });",
      'await expect.poll(isHeard, { timeout: 10_000 }).toBe(true);',
      // What acts before there is something to act on.
      'await page.waitForResponse((answer) => answer.ok());',
      "await page.getByRole('searchbox').fill(email);\nawait page.getByRole('row').getByRole('link').click();",
      `await screen.findByRole('option');\n${key}`,
      "await screen.findByRole('menu');\nawait userEvent.keyboard('{Enter}');",
      `const menu = within(await screen.findByRole('menu'));\nawait expect(menu.queryByText('Delete')).toBeNull();\n${key}`,
    ]),
    {
      code: "await page.getByText('Saved').waitFor({ timeout: 30_000 });",
      options: [{ shortestTimeout: 45_000 }],
      errors: 1,
    },
  ],
  valid: [
    'await page.getByText("Saved").waitFor();',
    'await expect.poll(() => passed).toEqual([]);',
    'await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);',
    "await page.getByText('Saved').waitFor({ timeout: 20_000 });",
    'await new Promise((resolve) => server.close(resolve));',
    "import { setImmediate } from 'node:timers/promises';",
    'vi.useFakeTimers();\nawait new Promise((resolve) => setTimeout(resolve, afterMs));',
    'const answered = page.waitForResponse((answer) => answer.ok());',
    "const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);",
    "await page.getByRole('searchbox').fill(email);\nawait page.waitForURL(/keyword=/);\nawait row.click();",
    `const list = await screen.findByRole('listbox');\nawait waitFor(() => expect(list.contains(document.activeElement)).toBe(true));\n${key}`,
    `await userEvent.click(await list.findByRole('option', { name: 'Queensland' }));\n${key}`,
    "await userEvent.type(field, 'bri');\nawait screen.findByRole('option');\nawait userEvent.keyboard('{Enter}');",
  ],
});

const query = 'const preference = useEndpoint(calls.communities.preference, {});\n';

tester.run('no-hidden-failure', noHiddenFailure, {
  invalid: refused([
    `${query}byName(preference.data?.topJoined ?? []);`,
    'const { data } = useEndpoint(calls.posts.tags);\nconst all = data ?? [];',
    `${query}show(preference.data?.permissions ?? none);`,
    `${query}show(preference.data?.counts.joined ?? 0);`,
    'const { data: tags } = useEndpoint(calls.posts.tags);\nshow(tags?.tags ?? []);',
  ]),
  valid: [
    `${query}show(mapView(preference.view, (reply) => reply.topJoined));`,
    `${query}show(preference.data?.joinedCount ?? null);`,
    'const items = data?.items ?? [];',
  ],
});

tester.run('draft-entry', draftEntry, {
  invalid: refused(['useForm({ initial, draftKey: `report:${id}` });', 'device.drafts.storeText(key, text);']),
  valid: [
    'useNestedForm<Values>({ draftKey, draftEntry: entryOf });',
    'useForm({ draftKey: key(id), draftEntry(values) { return entryOf(values); } });',
    'useForm({ initial, onSubmit });',
  ],
});

tester.run('browser-storage', browserStorage, {
  invalid: refused([
    'localStorage.getItem(key);',
    'createStoredSession(window.sessionStorage);',
    'const channel = new BroadcastChannel(name);',
    'document.cookie = text;',
    'await caches.open(name);',
    'await navigator.storage.estimate();',
  ]),
  valid: ['ports.localStorage.read(key);', 'const ports = { localStorage: port };'],
});

tester.run('no-build-environment', noBuildEnvironment, {
  invalid: refused(['const name = import.meta.env.VITE_NAME;', 'read(import.meta.env);']),
  valid: ['const address = import.meta.url;', "const text = 'import.meta.env';"],
});

tester.run('no-feature-name', noFeatureName, {
  invalid: refused(["const id = 'events';", 'navigate(`/communities/${alias}`);', "destinations['news.item'];"]),
  valid: ["const text = 'All events of a year';", 'const event = new Event("close");'],
});
