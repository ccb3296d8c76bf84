import { useMessages, ViewSwitch } from '@portal/kit';
import { BackLink, CheckboxTree, ProblemPanel, Skeleton, SkeletonRegion, Stack, Switch } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { CategoryNode } from '../../model/category-tree.ts';
import type { ExploreFilters } from './explore-filters.ts';
import type { CategoriesView } from './use-explore-communities.ts';

interface FiltersPanelProps {
  tree: CategoriesView;
  filters: ExploreFilters;
  backHref?: string | undefined;
  onFiltersChange: (filters: ExploreFilters) => void;
}

/** The way back, favourites and the category tree. */
export function FiltersPanel(props: FiltersPanelProps) {
  const { filters, onFiltersChange } = props;
  const t = useMessages(communitiesMessages);
  return (
    <Stack gap={6}>
      {props.backHref !== undefined && <BackLink href={props.backHref}>{t('back')}</BackLink>}
      <Switch
        label={t('onlyFavourites')}
        isSelected={filters.onlyFavorite}
        onChange={(onlyFavorite) => onFiltersChange({ ...filters, onlyFavorite })}
      />
      <ViewSwitch
        view={props.tree}
        loading={() => (
          <SkeletonRegion>
            <Skeleton lines={8} />
          </SkeletonRegion>
        )}
        empty={() => null}
        failed={(problem, retry) => (
          <ProblemPanel scope="panel" title={t('categoriesFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={() => null}
        ready={(nodes) => (
          <CheckboxTree
            label={t('categories')}
            nodes={nodes.map(toTreeNode)}
            value={[...filters.categoryIds]}
            onChange={(categoryIds) => onFiltersChange({ ...filters, categoryIds })}
          />
        )}
      />
    </Stack>
  );
}

interface TreeNode {
  id: string;
  label: string;
  count?: number;
  children: TreeNode[];
}

/** A parent only groups: its own count would say less than its children's. */
function toTreeNode(node: CategoryNode): TreeNode {
  const count = node.children.length === 0 ? { count: node.communityCount } : {};
  return { id: node.id, label: node.name, ...count, children: node.children.map(toTreeNode) };
}
