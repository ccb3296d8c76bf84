import { expect, test } from 'vitest';
import { isMeetingLink } from './meeting-link.ts';

test.each([
  ['https://meet.example.org/a?b=c', true],
  ['http://meet.example.org', true],
  ['javascript:alert(1)', false],
  ['ftp://meet.example.org', false],
  ['//meet.example.org', false],
  ['https://bank.example@meet.example.org', false],
  ['meet.example.org', false],
])('%s is a meeting link: %s [COM-626]', (text, expected) => expect(isMeetingLink(text)).toBe(expected));
