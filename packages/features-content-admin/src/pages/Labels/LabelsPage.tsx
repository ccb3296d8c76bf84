import { limits } from '@portal/api';
import { useMessages, useViewer } from '@portal/kit';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, useAdminDestinations, wireKinds } from '../../model/content-kinds.ts';
import { type ContentOptions, useContentOptions } from '../../model/use-content-options.ts';
import { categoryRows, categoryTargets, tagRows } from './label-rows.ts';
import { LabelSection } from './LabelSection.tsx';
import { LabelsScreen } from './LabelsScreen.tsx';
import { useCategoryMutations, useTagMutations } from './use-label-mutations.ts';

/** The categories of a kind, and the tags that everything carries. */
export function LabelsPage({ kind }: { kind: ContentKind }) {
  return (
    <LabelsScreen kind={kind} view={useContentOptions().view} listHref={useAdminDestinations(kind).list()}>
      {(options) => (
        <>
          <Categories kind={kind} options={options} />
          <Tags options={options} />
        </>
      )}
    </LabelsScreen>
  );
}

function Categories({ kind, options }: { kind: ContentKind; options: ContentOptions }) {
  const t = useMessages(contentAdminMessages);
  const categories = options.categories.filter(({ type }) => type === wireKinds[kind].categoryType);
  return (
    <LabelSection
      title={t('categories')}
      rows={categoryRows(categories, options.isWrittenElsewhere)}
      addLabel={t('newCategory')}
      renameTitle={t('renameCategory')}
      emptyText={t('noCategories')}
      mergeText={({ itemCount }) => t('mergeCategoryText', { n: itemCount })}
      hasElsewhere={false}
      maxChars={limits.contentItem.labelLength}
      parents={categories.filter(({ parentId }) => parentId === null)}
      targetsOf={({ id }) => {
        const found = categories.find((category) => category.id === id);
        return found === undefined ? [] : categoryTargets(categories, found);
      }}
      canAdd={!options.isWrittenElsewhere}
      mutations={useCategoryMutations(kind)}
    />
  );
}

function Tags({ options }: { options: ContentOptions }) {
  const t = useMessages(contentAdminMessages);
  const keepsTags = useViewer()?.permissions.includes('generalTags') ?? false;
  const { tags, isWrittenElsewhere } = options;
  return (
    <LabelSection
      title={t('tags')}
      rows={tagRows(tags, keepsTags && !isWrittenElsewhere)}
      addLabel={t('newTag')}
      renameTitle={t('renameTag')}
      emptyText={t('noTags')}
      mergeText={({ itemCount, elsewhereCount }) => t('mergeTagText', { n: itemCount + elsewhereCount })}
      hasElsewhere
      maxChars={limits.catalogue.tagLength}
      parents={[]}
      targetsOf={({ id }) => tags.filter((tag) => tag.id !== id)}
      canAdd={!isWrittenElsewhere}
      mutations={useTagMutations()}
    />
  );
}
