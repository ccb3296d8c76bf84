import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Form } from '../../fields/Form/Form.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { Section } from '../../layout/Section.tsx';
import { onSurface } from '../story-surface.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Density, type DensityName } from './Density.tsx';

function MemberForm({ name }: { name: DensityName }) {
  const [value, setValue] = useState('Priya');
  return (
    <Density value={name}>
      <Section>
        <Heading level={2}>{name}</Heading>
        <Form onSubmit={() => undefined} label={`${name} form`}>
          <TextField label="First name" value={value} onChange={setValue} />
          <TextField label="Last name" value="Raghunathan" onChange={() => undefined} />
          <Button type="submit" tone="primary">
            Save
          </Button>
        </Form>
      </Section>
    </Density>
  );
}

const meta = {
  title: 'Components/Foundations/Density',
  component: Density,
  decorators: [onSurface],
  args: { value: 'compact', children: null },
  parameters: {
    usage: {
      use: ['Compact for tables, queues and forms that staff work in for hours.'],
      avoid: ['On members’ pages: they stay comfortable.', 'To make one thing smaller: use its size.'],
    },
  },
} satisfies Meta<typeof Density>;

export default meta;
type Story = StoryObj<typeof meta>;

const height = (element: HTMLElement) => element.getBoundingClientRect().height;

export const SideBySide: Story = {
  render: () => (
    <Grid minColumn="md" gap={8}>
      <MemberForm name="comfortable" />
      <MemberForm name="compact" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [comfortable, compact] = canvas.getAllByRole('button', { name: 'Save' });
    if (!comfortable || !compact) throw new Error('Both forms have a button');
    await expect(height(compact)).toBeLessThan(height(comfortable));
    await expect(height(compact)).toBeGreaterThanOrEqual(24);
  },
};

/** A comfortable part inside a compact one has its space back. */
export const Nested: Story = {
  render: () => (
    <Density value="compact">
      <MemberForm name="comfortable" />
    </Density>
  ),
  play: async ({ canvas }) => {
    await expect(height(canvas.getByRole('button', { name: 'Save' }))).toBeGreaterThanOrEqual(36);
  },
};

export const RightToLeft: Story = { ...SideBySide, globals: { direction: 'rtl' } };
