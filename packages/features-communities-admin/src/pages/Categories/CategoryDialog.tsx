import { calls, type Category, limits, pageSizes, useAction, useEndpoint } from '@portal/api';
import { defaultCategoryColor, isBlankText, mayStandBelow } from '@portal/api/rules';
import { successToastMs, useMessages } from '@portal/kit';
import { custom, maxLength, pattern, useForm } from '@portal/kit/form';
import { FormDialog, Inline, ProblemPanel, Select, TextArea, TextField } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { ColorDot } from './ColorDot.tsx';
import { categoryReads } from './category-reads.ts';

export interface CategoryDialogProps {
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
}

const { nameLength, descriptionLength } = limits.catalogue;
/** A value that is no id. */
const atTop = '';
const colorPattern = /^#[\da-f]{6}$/i;

/** Makes a category or changes one: what it is called, its colour, and what it stands below. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const words = { success: t('savedNow'), successMs: successToastMs, touches: categoryReads };
  const failure = ({ message }: { message: string }) => ({ text: t('categorySaveFailed'), description: message });
  const create = useAction(calls.catalogue.createCategory, { ...words, failure });
  const edit = useAction(calls.catalogue.editCategory, { ...words, failure });
  const parents = useParents(category);
  const example = { example: defaultCategoryColor };
  const form = useForm({
    initial: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      color: category?.color ?? defaultCategoryColor,
      parentCategoryId: category?.parentCategoryId ?? atTop,
    },
    rules: {
      name: [
        custom((name: string) => !isBlankText(name), t('categoryNameRequired')),
        maxLength(nameLength, t('atMostCharacters', { n: nameLength })),
      ],
      description: [maxLength(descriptionLength, t('atMostCharacters', { n: descriptionLength }))],
      color: [pattern(colorPattern, t('colorWrong', example))],
    },
    async onSubmit({ parentCategoryId, ...rest }) {
      const body = { ...rest, parentCategoryId: parentCategoryId === atTop ? null : parentCategoryId };
      if (category === null) await create.run({ body });
      else await edit.run({ params: { id: category.id }, body });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(category === null ? 'newCategory' : 'editCategoryTitle')}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('nameField')} isRequired hasAutoFocus />
      <TextArea
        {...form.field('description')}
        label={t('descriptionField')}
        isOptional
        rows={3}
        maxCount={descriptionLength}
      />
      <Inline gap={3} align="end">
        <TextField {...form.field('color')} label={t('colorField')} description={t('colorHint', example)} />
        {colorPattern.test(form.values.color) && <ColorDot color={form.values.color} />}
      </Inline>
      {parents.onRetry !== undefined && (
        <ProblemPanel scope="panel" title={t('parentsFailed')} onRetry={parents.onRetry} />
      )}
      <Select
        {...form.field('parentCategoryId')}
        label={t('parentField')}
        options={[{ value: atTop, label: t('parentNone') }, ...parents.options]}
      />
    </FormDialog>
  );
}

/** What it can stand below: none where it has others below itself. */
function useParents(category: Category | null) {
  const query = { page: 1, pageSize: pageSizes.categories, onlyParents: true };
  const { view, data } = useEndpoint(calls.catalogue.categories, { query });
  const own = category && { id: category.id, hasSubcategories: category.subCategoriesCount > 0 };
  return {
    options:
      data === undefined
        ? []
        : data.communityCategories
            .filter((other) => mayStandBelow(other, own))
            .map(({ id, name }) => ({ value: id, label: name })),
    onRetry: view.state === 'failed' ? view.retry : undefined,
  };
}
