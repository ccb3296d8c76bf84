import { contract } from '@portal/api/contract';
import { dietaryIds } from '@portal/rules';
import { expect } from 'vitest';
import { testWithServer } from '../../testing/server-test.ts';

const { me, tickets } = contract;

const test = testWithServer();

const nothing = { dietaryRequirements: [], otherDietaryRequirement: null, accessibilityRequirement: null };
const input = {
  dietaryRequirements: ['vegan' as const, 'nutFree' as const],
  otherDietaryRequirement: 'No coriander',
  accessibilityRequirement: 'A seat by the door',
};

test('what somebody eats and needs is read and saved by them alone, and no list is nothing to avoid [EVT-251] [EVT-252] [PLT-608] [PLT-614]', async ({
  server,
}) => {
  expect((await server.call('member', me.requirements, {})).body).toEqual(nothing);
  const { body } = await server.call('member', me.saveRequirements, { body: input });
  expect(body).toEqual({ success: true, message: '' });
  expect((await server.call('member', me.requirements, {})).body).toEqual(input);
  expect((await server.call('admin', me.requirements, {})).body).toEqual(nothing);
  const emptied = { dietaryRequirements: null, otherDietaryRequirement: '', accessibilityRequirement: null };
  await server.call('member', me.saveRequirements, { body: emptied });
  expect((await server.call('member', me.requirements, {})).body).toEqual(nothing);
});

test('what can be chosen is a value and its label, for the form of a ticket and one’s own [EVT-249] [EVT-250] [PLT-609]', async ({
  server,
}) => {
  const { body } = await server.call('member', tickets.dietaryOptions, {});
  expect(body).toContainEqual({ value: 'vegan', label: 'Vegan' });
  expect(body.map(({ value }) => value)).toEqual(dietaryIds);
  const all = { ...input, dietaryRequirements: [...dietaryIds] };
  expect((await server.call('member', me.saveRequirements, { body: all })).status).toBe(200);
});
