import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allDraftForms, draftForms } from './draft-forms.ts';

const workspace = fileURLToPath(new URL('../', import.meta.url));

test.each([
  ['useForm({ initial, draftKey: `report:${id}` })', [{ key: '`report:${id}`', isListed: false }]],
  ['useNestedForm<Values>({ draftKey, draftEntry: entryOf })', [{ key: 'draftKey', isListed: true }]],
  [
    'useForm({ draftKey: key(id), draftEntry(values) { return entryOf(values); } })',
    [{ key: 'key(id)', isListed: true }],
  ],
  ['useForm({ initial, onSubmit })', []],
])('finds in %s what is kept, and whether it is listed', (text, forms) => {
  expect(draftForms('A.tsx', text)).toMatchObject(forms);
  expect(draftForms('A.tsx', text)).toHaveLength(forms.length);
});

test('every form of the portal that keeps what is typed has a place among the drafts', () => {
  const forms = allDraftForms();
  expect(forms.length).toBeGreaterThan(18);
  expect(forms.filter(({ isListed }) => !isListed)).toEqual([]);
});

/** Who keeps something beside the forms, and why no list of drafts can name it. */
const beside: Readonly<Record<string, string>> = {
  'packages/features-content/src/search/model/recent-searches.ts': 'what was looked for last, to be looked for again',
  'packages/features-events-desk/src/pages/CheckIn/use-door.ts': 'who came, still to be sent: signing out asks first',
  'packages/features-events/src/pages/Ticket/use-ticket-pass.ts':
    'a copy of what the server has, for a door without a network',
  'packages/host/src/offline/AccountUnknown.tsx': 'a copy of the account, for a start without a network',
  'packages/host/src/offline/StaysOffline.tsx': 'the same copy',
};

test('what is kept beside the forms is nobody’s unfinished text', () => {
  const found = globSync('packages/{features-*,host,embed}/src/**/*.{ts,tsx}', { cwd: workspace })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .filter((file) => /\b(?:useStoredDraft|useDraft|keepText)\(/.test(readFileSync(`${workspace}/${file}`, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(beside).toSorted());
});
