import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Layout/Disclosure and facts',
  component: Disclosure,
  decorators: [onSurface],
  args: { title: 'What counts as evidence?', children: <Text>Certificates, programs and your own notes.</Text> },
  parameters: {
    usage: {
      use: ['For details that few need: rules, evidence, questions and answers.'],
      avoid: [
        'What everybody needs: show it.',
        'Views of one thing: use Tabs.',
        'Several that belong together: use Accordion.',
      ],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Certificates/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('What counts as evidence?'));
    await expect(canvas.getByText(/Certificates/)).toBeVisible();
  },
};

const renderDetails = fn(() => <Text>Certificates, programs and your own notes.</Text>);

/** What is heavy is rendered when it is first opened, and stays. */
export const DrawnWhenOpened: Story = {
  args: { children: renderDetails },
  beforeEach: () => void renderDetails.mockClear(),
  play: async ({ canvas }) => {
    await expect(renderDetails).not.toHaveBeenCalled();
    const title = canvas.getByText('What counts as evidence?');
    await userEvent.click(title);
    await expect(canvas.getByText(/Certificates/)).toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/Certificates/)).not.toBeVisible();
  },
};

export const Facts: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Started', description: '03/02/2019' },
        { term: 'Members', description: '126' },
        { term: 'Address', description: '12 Davey Street, Hobart TAS 7000' },
      ]}
    />
  ),
};

export const Progress: Story = { render: () => <ProgressBar label="Uploading splint.pdf" value={0.42} /> };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText('What counts as evidence?').closest('summary');
    await expect(summary).toHaveFocus();
    // The browser makes a click of Enter on a summary; simulated keys do not.
    summary?.click();
    await expect(canvas.getByText(/Certificates/)).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'summary' } } };

export const Open: Story = { args: { isOpenAtFirst: true } };

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { isOpenAtFirst: true, title: longName, children: <Text>{`${longName}. `.repeat(4)}</Text> },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { isOpenAtFirst: true } };
