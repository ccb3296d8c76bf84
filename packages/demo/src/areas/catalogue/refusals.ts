import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function catalogueRefusals({ member, admin, staff, world }: Subjects): Refusal[] {
  const { categories, createCategory, editCategory, removeCategory, createTag, editTag, removeTag } =
    contract.catalogue;
  const [owner = ''] = staff;
  const below = world.categories.find(({ parentCategoryId }) => parentCategoryId !== null);
  const parent = world.categories.find(({ id }) => id === below?.parentCategoryId);
  const tag = world.tags[0];
  if (below === undefined || parent === undefined || tag === undefined) throw new Error('The world is bare');
  const body = { name: 'Refused' };
  const nowhere = { params: { id: 'nowhere' } };
  const longAgo = '2001-01-01T00:00:00.000Z';
  const category = (title: string, changes: object, field: string): Refusal => ({
    ...{ title, endpoint: createCategory, as: admin, code: 'invalid_input', field: `body.${field}` },
    input: { body: { ...body, ...changes } },
  });
  const forbidden = (title: string, endpoint: Refusal['endpoint'], as: string, input: object): Refusal => ({
    ...{ title, endpoint, as, code: 'forbidden' },
    input,
  });
  return [
    forbidden('categories asked for by a member', categories, member, {}),
    forbidden('categories asked for by a workspace owner', categories, owner, {}),
    forbidden('a category made by a member', createCategory, member, { body }),
    forbidden('a tag made by a workspace owner', createTag, owner, { body }),
    category('a category without a name', { name: ' ' }, 'name'),
    category('a colour that is none', { color: 'red' }, 'color'),
    category('a category below one that is not there', { parentCategoryId: 'nowhere' }, 'parentCategoryId'),
    category('a category below a subcategory', { parentCategoryId: below.id }, 'parentCategoryId'),
    category('a category with the name of another', { name: parent.name.toUpperCase() }, 'name'),
    {
      ...{ title: 'a category with subcategories put below another', endpoint: editCategory, as: admin },
      input: { params: { id: parent.id }, body: { name: parent.name, parentCategoryId: parent.id } },
      ...{ code: 'invalid_input', field: 'body.parentCategoryId' },
    },
    {
      ...{ title: 'a category with subcategories deleted', endpoint: removeCategory, as: admin },
      ...{ input: { params: { id: parent.id } }, code: 'conflict' },
    },
    {
      ...{ title: 'a category that somebody else has changed', endpoint: editCategory, as: admin, code: 'stale' },
      input: { params: { id: parent.id }, body: { name: parent.name, updatedAt: longAgo } },
    },
    {
      ...{ title: 'a category that is not there changed', endpoint: editCategory, as: admin },
      ...{ input: { ...nowhere, body }, code: 'not_found' },
    },
    {
      ...{ title: 'a category that is not there deleted', endpoint: removeCategory, as: admin },
      ...{ input: nowhere, code: 'not_found' },
    },
    {
      ...{ title: 'a tag without a name', endpoint: createTag, as: admin, input: { body: { name: '' } } },
      ...{ code: 'invalid_input', field: 'body.name' },
    },
    {
      ...{ title: 'a tag with the name of another', endpoint: createTag, as: admin },
      ...{ input: { body: { name: tag.name.toUpperCase() } }, code: 'invalid_input', field: 'body.name' },
    },
    {
      ...{ title: 'a tag that somebody else has changed', endpoint: editTag, as: admin, code: 'stale' },
      input: { params: { id: tag.id }, body: { ...body, updatedAt: longAgo } },
    },
    {
      ...{ title: 'a tag that is not there changed', endpoint: editTag, as: admin },
      ...{ input: { ...nowhere, body }, code: 'not_found' },
    },
    {
      ...{ title: 'a tag that is not there deleted', endpoint: removeTag, as: admin },
      ...{ input: nowhere, code: 'not_found' },
    },
  ];
}
