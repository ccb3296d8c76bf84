import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { sampleFields, samplePicture } from './sample-fields.ts';

export function managementRefusals({ member, admin, staff, joined, closed, hidden }: Subjects): Refusal[] {
  const { list, existsByAlias, create, edit, remove, globalTerms, saveGlobalTerms } = contract.management;
  const [owner = '', manager = ''] = staff;
  const fields = { ...sampleFields, alias: 'refused', 'categoryIds[]': joined.categoryIds };
  const making = (changes: object) => ({ body: { ...fields, imageFile: samplePicture(), ...changes } });
  const changing = (changes: object, id = joined.id) => ({
    params: { id },
    body: { ...fields, version: 1, ...changes },
  });
  const invalid = (title: string, changes: object, field: string): Refusal => ({
    ...{ title, endpoint: create, as: admin, input: making(changes), code: 'invalid_input', field: `body.${field}` },
  });
  return [
    { title: 'global terms asked for by a manager', endpoint: globalTerms, as: manager, input: {}, code: 'forbidden' },
    {
      title: 'global terms without content [COM-643]',
      endpoint: saveGlobalTerms,
      as: admin,
      input: { body: { json: '', html: '<p> </p>' } },
      code: 'invalid_input',
      field: 'body.html',
    },
    {
      title: 'global terms that somebody else has changed',
      endpoint: saveGlobalTerms,
      as: admin,
      input: { body: { json: '', html: '<p>Be kind.</p>', version: 'another' } },
      code: 'stale',
    },
    { title: 'all communities asked for by a member', endpoint: list, as: member, input: {}, code: 'forbidden' },
    {
      title: 'all communities asked for by a workspace owner',
      endpoint: list,
      as: owner,
      input: {},
      code: 'forbidden',
    },
    {
      title: 'an alias asked for by a member',
      endpoint: existsByAlias,
      as: member,
      input: { query: { alias: 'hidden' } },
      code: 'forbidden',
    },
    {
      title: 'a community made by a member [COM-545]',
      endpoint: create,
      as: member,
      input: making({}),
      code: 'forbidden',
    },
    {
      title: 'a community made by a manager [COM-545]',
      endpoint: create,
      as: manager,
      input: making({}),
      code: 'forbidden',
    },
    { title: 'a community changed by a member', endpoint: edit, as: member, input: changing({}), code: 'forbidden' },
    {
      title: 'a community changed by a workspace owner',
      endpoint: edit,
      as: owner,
      input: changing({}),
      code: 'forbidden',
    },
    {
      title: 'a community that one may not know of changed',
      endpoint: edit,
      as: member,
      input: changing({}, hidden.id),
      code: 'not_found',
    },
    {
      title: 'a community removed by a member',
      endpoint: remove,
      as: member,
      input: { params: { id: joined.id } },
      code: 'forbidden',
    },
    invalid('a community without a name', { name: ' ' }, 'name'),
    invalid('a name of 151 characters', { name: 'a'.repeat(151) }, 'name'),
    invalid('a community without a description', { shortDescription: '' }, 'shortDescription'),
    invalid('a description of 51 characters [COM-551]', { shortDescription: 'a'.repeat(51) }, 'shortDescription'),
    invalid('a community without a picture', { imageFile: undefined }, 'imageFile'),
    invalid('an alias of 151 characters [COM-554]', { alias: 'a'.repeat(151) }, 'alias'),
    invalid('an alias with a space', { alias: 'a b' }, 'alias'),
    invalid('an alias of another community', { alias: closed.alias.toUpperCase() }, 'alias'),
    invalid('an alias that is a page of the portal', { alias: 'saved-posts' }, 'alias'),
    invalid('a community without a category', { 'categoryIds[]': [] }, 'categoryIds[]'),
    invalid('a category that is not there', { 'categoryIds[]': ['nothing'] }, 'categoryIds[]'),
    invalid('a community that is neither public nor private', { isPublic: undefined }, 'isPublic'),
    invalid(
      'eleven tags [COM-564]',
      { 'tagsId[]': Array.from({ length: 11 }, (_, index) => `tag-${index}`) },
      'tagsId[]',
    ),
    invalid('a start in the past [COM-574]', { aliveStartDate: '2020-01-01T00:00:00.000Z' }, 'aliveStartDate'),
    invalid('an end in the past [COM-575]', { aliveEndDate: '2020-01-01T00:00:00.000Z' }, 'aliveEndDate'),
    invalid(
      'an end before the start [COM-576]',
      { aliveStartDate: '2199-03-05T00:00:00.000Z', aliveEndDate: '2199-03-01T00:00:00.000Z' },
      'aliveEndDate',
    ),
    invalid('an archive date in the past [COM-577]', { archivedDate: '2020-01-01T00:00:00.000Z' }, 'archivedDate'),
    {
      title: 'a picture that is none [COM-836]',
      endpoint: create,
      as: admin,
      input: making({ imageFile: new File(['text'], 'cover.gif') }),
      code: 'unsupported_file',
      field: 'body.imageFile',
    },
    {
      title: 'a picture over 5 MB',
      endpoint: create,
      as: admin,
      input: making({ imageFile: new File([new Uint8Array(5_242_881)], 'cover.png') }),
      code: 'too_large',
      field: 'body.imageFile',
    },
    {
      title: 'a change of a community without saying which version was read',
      endpoint: edit,
      as: admin,
      input: changing({ version: undefined }),
      code: 'invalid_input',
      field: 'body.version',
    },
    {
      title: 'a change of a community that somebody else has changed',
      endpoint: edit,
      as: admin,
      input: changing({ version: 99 }),
      code: 'stale',
    },
  ];
}
