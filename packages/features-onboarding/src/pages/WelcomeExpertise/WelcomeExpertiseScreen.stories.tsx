import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { isWithin, showLargeText } from '../../testing/large-text.ts';
import { welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { WelcomeExpertiseScreen } from './WelcomeExpertiseScreen.tsx';

const meta = {
  title: 'Onboarding/Welcome/Expertise/Screen',
  component: WelcomeExpertiseScreen,
  args: { view: ready(welcomeStart()), way: welcomeNavigation({ next: fn(() => null) }) },
  parameters: { withoutStates: { Empty: 'an organisation without areas leaves the step out' } },
} satisfies Meta<typeof WelcomeExpertiseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** A page of its own width; whoever chooses what is below a category has chosen the category. */
export const Ready: Story = {
  parameters: {
    behaviours: [
      'PLT-366',
      'PLT-367',
      'PLT-381',
      'PLT-467',
      'PLT-468',
      'PLT-469',
      'PLT-470',
      'PLT-471',
      'PLT-472',
      'PLT-473',
    ],
  },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Areas of expertise' })).toHaveFocus());
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByText('Step 7 of 7')).toBeVisible();
    const clinical = within(canvas.getByRole('group', { name: 'Clinical practice' }));
    await userEvent.click(clinical.getByRole('checkbox', { name: 'Splinting' }));
    await expect(box(canvas, 'Hand and upper limb')).toBeChecked();
    await expect(clinical.getByText('2 chosen')).toBeVisible();
    await userEvent.click(box(canvas, 'At school'));
    await userEvent.click(box(canvas, 'Children and young people'));
    await expect(box(canvas, 'At school')).not.toBeChecked();
    await userEvent.click(box(canvas, 'Driving'));
    await goOn(canvas);
    await waitFor(() =>
      expect(args.way.onFinish).toHaveBeenCalledWith(
        expect.objectContaining({
          expertiseAreas: [
            { areaId: 'clinical', categoryIds: ['clinical-hand', 'clinical-hand-splinting'] },
            { areaId: 'community', categoryIds: ['community-driving'] },
          ],
        }),
      ),
    );
  },
};

export const NothingChosen: Story = {
  parameters: { behaviours: ['PLT-474'] },
  async play({ canvas, args }) {
    await goOn(canvas);
    await waitFor(() =>
      expect(args.way.onFinish).toHaveBeenCalledWith(expect.objectContaining({ expertiseAreas: [] })),
    );
  },
};

/** What is missing elsewhere comes first. */
export const MissingElsewhere: Story = {
  args: { way: welcomeNavigation({ next: fn(() => 'user-details' as const) }) },
  async play({ canvas, args }) {
    await goOn(canvas);
    await expect(args.way.onGo).toHaveBeenCalledWith('user-details', expect.anything());
    await expect(args.way.onFinish).not.toHaveBeenCalled();
  },
};

/** The button works until all is saved. */
export const Saving: Story = {
  args: { way: welcomeNavigation({ next: fn(() => null), onFinish: fn(() => new Promise<void>(() => undefined)) }) },
  parameters: { behaviours: ['PLT-478'] },
  async play({ canvas }) {
    await goOn(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Twice as large on a phone: each word stands in its card. */
export const LargeText: Story = {
  globals: { width: '360px' },
  beforeEach: showLargeText,
  async play({ canvas }) {
    for (const area of canvas.getAllByRole('group', { name: /practice|community|industry|profession/ })) {
      for (const one of within(area).getAllByRole('checkbox')) {
        await expect(isWithin(one.closest('label'), area)).toBe(true);
      }
    }
  },
};
