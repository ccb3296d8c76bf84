import { useState } from 'react';
import type { PanelView } from '../../feedback/PanelSwitch/panel-view.ts';
import { PanelSwitch } from '../../feedback/PanelSwitch/PanelSwitch.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { IconSearch } from '../../foundations/icons/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface FilterTag {
  id: string;
  label: string;
}

export interface TagsFilterLabels {
  tags: string;
  search: string;
  seeAll: string;
  showLess: string;
  none: string;
  failed: string;
}

export interface TagsFilterProps {
  /** What is searched for among them. */
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  /** Those that the keyword finds. */
  view: PanelView<readonly FilterTag[]>;
  /** How many are in sight until all are asked for. */
  atFirst: number;
  /** The ids of the chosen ones, in sight or not. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  labels: TagsFilterLabels;
}

const longestKeyword = 200;

/** Tags with a search of their own, the first of them until all are asked for. What is chosen stays chosen where it is not in sight. */
export function TagsFilter({ atFirst, value, onChange, labels, ...found }: TagsFilterProps) {
  const [isLong, setLong] = useState(false);
  return (
    <Stack gap={3}>
      <TextField
        icon={IconSearch}
        inputMode="search"
        label={labels.search}
        isLabelHidden
        placeholder={labels.search}
        value={found.keyword}
        onChange={(keyword) => found.onKeywordChange(keyword.slice(0, longestKeyword))}
      />
      <PanelSwitch
        view={found.view}
        skeleton={<Skeleton lines={Math.min(atFirst + 1, 8)} />}
        failedTitle={labels.failed}
      >
        {(tags) => {
          const shown = isLong ? tags : tags.slice(0, atFirst);
          if (tags.length === 0) return <Text tone="quiet">{labels.none}</Text>;
          return (
            <Stack gap={3} align="start">
              <CheckboxGroup
                label={labels.tags}
                options={shown.map(({ id, label }) => ({ value: id, label }))}
                value={value}
                onChange={(chosen) => onChange([...hidden(value, shown), ...chosen])}
              />
              {tags.length > atFirst && (
                <Link isStandalone onPress={() => setLong(!isLong)}>
                  {isLong ? labels.showLess : labels.seeAll}
                </Link>
              )}
            </Stack>
          );
        }}
      </PanelSwitch>
    </Stack>
  );
}

function hidden(value: readonly string[], shown: readonly FilterTag[]): string[] {
  return value.filter((id) => !shown.some((tag) => tag.id === id));
}
