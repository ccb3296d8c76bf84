import type { ContentCategory, ContentTag } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { LazySelect, PanelSwitch, SideMenu, Skeleton, Stack, Switch, Text } from '@portal/ui';
import { ContentTagsFilter } from '../../components/ContentTagsFilter/ContentTagsFilter.tsx';
import { contentMessages } from '../../messages.ts';
import { contentWords } from '../../model/content-kinds.ts';
import { allCategories } from '../../model/content-query.ts';
import { fileTypeFrom } from '../../model/file-types.ts';
import type { ContentFilters } from './content-filters.ts';
import { ContentSearch, type ContentSearchProps } from './ContentSearch.tsx';
import { typeWords } from './filter-words.ts';

export interface ContentListPanelProps extends ContentSearchProps {
  /** Of this kind. */
  categories: View<readonly ContentCategory[]>;
  categoryId: string;
  /** The list of a category, limited as this one is. */
  hrefOfCategory: (categoryId: string) => string | undefined;
  tags: View<readonly ContentTag[]>;
  /** Not where it stands elsewhere. */
  hasSearch: boolean;
  onChosen: (filters: ContentFilters) => void;
}

/** What the list is limited to. */
export function ContentListPanel(props: ContentListPanelProps) {
  const { kind, filters, onChosen } = props;
  const t = useMessages(contentMessages);
  return (
    <Stack gap={6}>
      {props.hasSearch && <ContentSearch {...props} />}
      <Switch
        label={t(contentWords[kind].mine)}
        isSelected={filters.onlyMine}
        onChange={(onlyMine) => onChosen({ ...filters, onlyMine })}
      />
      {kind === 'resources' && (
        <LazySelect
          label={t('type')}
          name="type"
          value={filters.type}
          onChange={(type) => onChosen({ ...filters, type: fileTypeFrom(type) })}
          options={typeWords.map(([value, label]) => ({ value, label: t(label) }))}
        />
      )}
      <Categories {...props} />
      {/* What stands above it has its height by then, so that it does not move. */}
      {props.categories.state !== 'loading' && (
        <ContentTagsFilter view={props.tags} value={filters.tags} onChange={(tags) => onChosen({ ...filters, tags })} />
      )}
    </Stack>
  );
}

function Categories({ categories, categoryId, hrefOfCategory }: ContentListPanelProps) {
  const t = useMessages(contentMessages);
  return (
    <PanelSwitch view={categories} skeleton={<Skeleton lines={12} />} failedTitle={t('categoriesFailed')}>
      {(all) => {
        const items = [{ id: allCategories, label: t('allCategories') }, ...all].flatMap(({ id, label }) => {
          const href = hrefOfCategory(id);
          return href === undefined ? [] : [{ id, label, href, isCurrent: id === categoryId }];
        });
        return (
          // Titled as the fields around it are.
          <Stack gap={2}>
            <Text size="sm" weight="semibold" tone="strong">
              {t('categories')}
            </Text>
            <SideMenu label={t('categories')} items={items} />
          </Stack>
        );
      }}
    </PanelSwitch>
  );
}
