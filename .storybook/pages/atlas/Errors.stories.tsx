import { Badge, Checkbox, Heading, Inline, Link, PageLayout, SearchField, Section, Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ErrorEntry } from '../../catalogue/error-entries.ts';
import { placeOf } from '../frame/story-address.ts';
import { StoryFrame } from '../frame/StoryFrame.tsx';
import {
  cell,
  chooser,
  code,
  scroll,
  stackingBody,
  stackingCell,
  stackingHead,
  stackingRow,
  stackingTable,
} from '../pages.css.ts';
import { allErrorEntries } from './error-catalogues.ts';

interface AtlasProps {
  globals: Readonly<Record<string, string>>;
}

function Atlas({ globals }: AtlasProps) {
  const [wanted, setWanted] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const text = wanted.trim().toLowerCase();
  const matches = (entry: ErrorEntry) =>
    [entry.key, entry.words, ...entry.calls].some((each) => each.toLowerCase().includes(text)) &&
    (!onlyOpen || entry.stories.length === 0);
  const shown = allErrorEntries.filter(matches);
  const areas = [...new Set(shown.map(({ area }) => area))];
  const withStoryCount = allErrorEntries.filter(({ stories }) => stories.length > 0).length;
  return (
    <PageLayout width="full">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Every failure and its words</Heading>
          <Text tone="quiet" isMeasured>
            {allErrorEntries.length} entries, {withStoryCount} with a live story. They are read from the features’
            messages, calls and stories.
          </Text>
          <div className={chooser}>
            <SearchField
              label="Search failures"
              placeholder="Words, key, method or path"
              value={wanted}
              onChange={setWanted}
            />
          </div>
          <Checkbox label="Only those without a story" isSelected={onlyOpen} onChange={setOnlyOpen} />
        </Stack>
        {areas.map((area) => (
          <Section key={area} title={area}>
            <div className={scroll} role="region" aria-label={`Failures of ${area}`} tabIndex={0}>
              <table className={stackingTable}>
                <thead className={stackingHead}>
                  <tr>
                    <th className={cell}>Call</th>
                    <th className={cell}>Words</th>
                    <th className={cell}>Story</th>
                  </tr>
                </thead>
                <tbody className={stackingBody}>
                  {shown
                    .filter((entry) => entry.area === area)
                    .map((entry) => (
                      <Entry key={`${entry.key} ${entry.words}`} entry={entry} globals={globals} />
                    ))}
                </tbody>
              </table>
            </div>
          </Section>
        ))}
      </Stack>
    </PageLayout>
  );
}

function Entry({ entry, globals }: AtlasProps & { entry: ErrorEntry }) {
  const [first] = entry.stories;
  return (
    <tr className={stackingRow}>
      <td className={stackingCell}>
        <Stack gap={1}>
          {entry.calls.length === 0 ? (
            <Text size="sm" tone="quiet">
              No call of its own
            </Text>
          ) : null}
          {entry.calls.map((call) => (
            <span key={call} className={code}>
              {call}
            </span>
          ))}
        </Stack>
      </td>
      <td className={stackingCell}>
        <Stack gap={1}>
          <Text weight="semibold">{entry.words}</Text>
          <span className={code}>{entry.key}</span>
        </Stack>
      </td>
      <td className={stackingCell}>
        {first === undefined ? (
          <Inline>
            <Badge tone="caution">No story</Badge>
          </Inline>
        ) : (
          <Stack gap={2}>
            <StoryFrame
              storyId={first.storyId}
              title={first.name}
              globals={globals}
              width={640}
              height={360}
              rendered={360}
            />
            {entry.stories.map(({ storyId, name }) => (
              <Link key={storyId} href={placeOf(storyId)} target="_blank" isStandalone>
                {name}
              </Link>
            ))}
          </Stack>
        )}
      </td>
    </tr>
  );
}

const meta = {
  title: 'Atlas/Errors',
  // It mounts every failure, each of which is tested where it stands; catalogue.test.ts tests what is listed here.
  tags: ['!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Errors',
  render: (_args, { globals: { profile, scheme, direction } }) => (
    <Atlas globals={{ profile: String(profile), scheme: String(scheme), direction: String(direction) }} />
  ),
};
