import { defaultPrivacyFlags } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import { type DirectoryCard, visibleOnCard, vCard } from './card.ts';
import type { DirectoryChoices } from './visible-fields.ts';

const mia: DirectoryCard = {
  ...{ firstName: 'Mia', lastName: 'Nguyen', postNominal: '', organisation: '', jobTitle: '', email: '', url: null },
};
const begins = ['BEGIN:VCARD', 'VERSION:3.0'];
const linesOf = (card: Partial<DirectoryCard>) => vCard({ ...mia, ...card }).split('\r\n');

describe('a card', () => {
  test('has the name alone where nothing else is told', () => {
    expect(linesOf({})).toEqual([...begins, 'N:Nguyen;Mia;;;', 'FN:Mia Nguyen', 'END:VCARD', '']);
  });

  test('has all that is told', () => {
    const all = {
      ...{ postNominal: 'AM', organisation: 'Rivergum Hand Therapy', jobTitle: 'Hand therapist' },
      ...{ email: 'mia@example.org', url: 'https://portal.example/profile/p-1' },
    };
    expect(linesOf(all)).toEqual([
      ...begins,
      'N:Nguyen;Mia;;;AM',
      'FN:Mia Nguyen',
      'ORG:Rivergum Hand Therapy',
      'TITLE:Hand therapist',
      'EMAIL;TYPE=INTERNET:mia@example.org',
      'URL:https://portal.example/profile/p-1',
      'END:VCARD',
      '',
    ]);
  });

  test.each([
    ['AM, PhD', 'N:Nguyen;Mia;;;AM\\, PhD'],
    ['a;b\\c', 'N:Nguyen;Mia;;;a\\;b\\\\c'],
    ['x\r\nEMAIL:other@example.org', 'N:Nguyen;Mia;;;x EMAIL:other@example.org'],
    ['x\u0000\u2028y', 'N:Nguyen;Mia;;;x y'],
  ])('takes %j for text, whatever it means in a card', (postNominal, line) => {
    expect(linesOf({ postNominal })).toEqual([...begins, line, 'FN:Mia Nguyen', 'END:VCARD', '']);
  });

  test('has no line that is too long, and breaks no letter', () => {
    const organisation = 'Phòng khám '.repeat(20).trim();
    const text = vCard({ ...mia, organisation });
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`ORG:${organisation}\r\n`);
  });
});

describe('whoever has a card', () => {
  const fields = { workplace: 'Rivergum Hand Therapy', email: 'mia@example.org' };
  const flags = defaultPrivacyFlags;

  test.each<[string, DirectoryChoices, string[]]>([
    ['nothing chosen', { privacy: null, flags: null }, ['workplace']],
    ['all for everyone', { privacy: { workplace: 'everyone', email: 'everyone' }, flags }, ['workplace', 'email']],
    ['all for members', { privacy: { workplace: 'members', email: 'members' }, flags }, []],
    ['all for connections', { privacy: { workplace: 'connections', email: 'connections' }, flags }, []],
    ['no e-mail', { privacy: { email: 'everyone' }, flags: { ...flags, showEmail: false } }, ['workplace']],
    ['no contact', { privacy: { email: 'everyone' }, flags: { ...flags, showContactInformation: false } }, []],
  ])('is told what everyone is: %s', (_, choices, expected) => {
    const shown = Object.entries(visibleOnCard(fields, choices));
    expect(shown.flatMap(([field, value]) => (value === null ? [] : [field]))).toEqual(expected);
  });
});
