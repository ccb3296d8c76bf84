import { calls, type Category, limits, pageSizes, useAction, useEndpoint } from '@portal/api';
import { defaultCategoryColor, isBlankText, mayStandBelow } from '@portal/rules';
import { successToastMs, useMessages } from '@portal/kit';
import { custom, maxLength, pattern, useForm } from '@portal/kit/form';
import { FormDialog, Inline, ProblemPanel, Select, TextArea, TextField } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { TheirForm } from '../../components/Theirs/TheirForm.tsx';
import { unlessStale, useStaleSave } from '../../components/Theirs/use-stale-save.ts';
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

function valuesOf(category: Category | null) {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    color: category?.color ?? defaultCategoryColor,
    parentCategoryId: category?.parentCategoryId ?? atTop,
    /** Of the category that was read. */
    updatedAt: category?.updatedAt ?? null,
  };
}

/** Makes a category or changes one: what it is called, its colour, and what it stands below. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const words = { success: t('saved'), successMs: successToastMs, invalidates: categoryReads };
  const failure = unlessStale(t('categorySaveFailed'));
  const create = useAction(calls.catalogue.createCategory, { ...words, failure });
  const edit = useAction(calls.catalogue.editCategory, { ...words, failure });
  const stale = useStaleSave();
  const parents = useParents(category);
  const example = { example: defaultCategoryColor };
  const form = useForm({
    initial: valuesOf(category),
    rules: {
      name: [
        custom((name: string) => !isBlankText(name), t('categoryNameRequired')),
        maxLength(nameLength, t('atMostCharacters', { n: nameLength })),
      ],
      description: [maxLength(descriptionLength, t('atMostCharacters', { n: descriptionLength }))],
      color: [pattern(colorPattern, t('colorWrong', example))],
    },
    async onSubmit({ parentCategoryId, updatedAt, ...rest }) {
      const body = { ...rest, parentCategoryId: parentCategoryId === atTop ? null : parentCategoryId };
      if (category === null) await create.run({ body });
      else await stale.saving(edit.run({ params: { id: category.id }, body: { ...body, updatedAt } }));
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
      <TheirForm
        form={form}
        stale={stale}
        latest={parents.latest && valuesOf(parents.latest)}
        fields={[
          { term: t('nameField'), words: ({ name }) => name },
          { term: t('descriptionField'), words: ({ description }) => description || t('nothingThere') },
          { term: t('colorField'), words: ({ color }) => color },
          { term: t('parentField'), words: ({ parentCategoryId: id }) => parents.nameOf(id) ?? t('parentNone') },
        ]}
      />
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

/** What it can stand below: none where it has others below itself. What is read for that tells the category itself, too. */
function useParents(category: Category | null) {
  const query = { page: 1, pageSize: pageSizes.categories, onlyParents: true };
  const { view, data } = useEndpoint(calls.catalogue.categories, { query });
  const own = category && { id: category.id, hasSubcategories: category.subCategoriesCount > 0 };
  return {
    latest: data?.communityCategories.flatMap((top) => [top, ...top.subCategories]).find(({ id }) => id === own?.id),
    nameOf: (wanted: string) => data?.communityCategories.find(({ id }) => id === wanted)?.name,
    options:
      data === undefined
        ? []
        : data.communityCategories
            .filter((other) => mayStandBelow(other, own))
            .map(({ id, name }) => ({ value: id, label: name })),
    onRetry: view.state === 'failed' ? view.retry : undefined,
  };
}
