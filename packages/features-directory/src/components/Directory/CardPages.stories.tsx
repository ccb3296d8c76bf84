import { ready } from '@portal/kit';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardPages } from './CardPages.tsx';

const names = ['Ada', 'Bea', 'Cleo', 'Dot', 'Eve'];
const widths = { 767: 1, 768: 2, 1535: 2, 1536: 3, 1919: 3, 1920: 4 } as const;

/** Cards in a portal of a width, whatever the window’s. */
function InAPortal({ width }: { width: string }) {
  return (
    <div style={{ inlineSize: `${width}px`, containerName: 'portal', containerType: 'inline-size' }}>
      <CardPages
        view={ready({ items: names, total: names.length })}
        page={1}
        onPageChange={fn()}
        isLimited={false}
        onClear={fn()}
        emptyTitle="No data"
        illustration="people"
        failedTitle="The cards could not be loaded"
        skeletonLabel="Cards are loading"
      >
        {(name) => (
          <article key={name} aria-label={`${name} at ${width}`}>
            <Text>{name}</Text>
          </article>
        )}
      </CardPages>
    </div>
  );
}

const meta = {
  title: 'Directory/Cards',
  component: InAPortal,
  args: { width: '767' },
} satisfies Meta<typeof InAPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One in a row on a phone, and two, three and four as the portal gets wider. */
export const Columns: Story = {
  parameters: { behaviours: ['DIR-034', 'DIR-035', 'DIR-036', 'DIR-037'] },
  render: () => (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Widths">
      {Object.keys(widths).map((width) => (
        <InAPortal key={width} width={width} />
      ))}
    </div>
  ),
  async play({ canvas }) {
    for (const [width, inRow] of Object.entries(widths)) {
      const tops = names.map((name) => canvas.getByRole('article', { name: `${name} at ${width}` }).offsetTop);
      await expect([width, tops.filter((top) => top === tops[0]).length]).toEqual([width, inRow]);
    }
  },
};
