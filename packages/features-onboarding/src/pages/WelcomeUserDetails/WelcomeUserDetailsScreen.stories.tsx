import { firstTimeForm } from '@portal/rules';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { lazyComponent } from '@portal/ui';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { UserDetailsForm, WelcomeUserDetailsScreen } from './WelcomeUserDetailsScreen.tsx';

const meta = {
  title: 'Onboarding/Welcome/User details/Screen',
  component: WelcomeUserDetailsScreen,
  args: {
    view: ready(welcomeStart()),
    way: welcomeNavigation({ onBack: undefined, next: fn(() => 'user-password' as const) }),
  },
  loaders: [() => UserDetailsForm.load()],
  parameters: { withoutStates: { Empty: 'whoever comes for the first time has a name at least' } },
} satisfies Meta<typeof WelcomeUserDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

async function choose(canvas: Canvas, field: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** As tall as it will be; the way on waits. */
export const Loading: Story = {
  args: { view: loading },
  parameters: { behaviours: ['PLT-375', 'PLT-376', 'PLT-377'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading what we know of you');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
    await expect(canvas.getByText('The database is having a rest.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

const gone = lazyComponent<typeof UserDetailsForm>(() => Promise.reject(new Error('A new version is in place.')));

/** The form's code cannot be fetched: it can be asked for again. */
export const FormGone: Story = {
  args: { form: gone },
  async play({ canvas }) {
    await expect(await canvas.findByText('Error fetching data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The heading has the focus; the steps are all there, and this one is the first, with no way back. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-354', 'PLT-360', 'PLT-368'] },
  async play({ canvas, args }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Welcome back' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(7);
    await expect(canvas.queryByRole('button', { name: 'Go back' })).toBeNull();
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Robin');
    await expect(args.way.onKeep).not.toHaveBeenCalled();
  },
};

/** What must be said is asked for at its field, and the first of them is moved to. */
export const Missing: Story = {
  parameters: {
    behaviours: ['PLT-370', 'PLT-371', 'PLT-385', 'PLT-386', 'PLT-387', 'PLT-388', 'PLT-389', 'PLT-390', 'PLT-392'],
  },
  async play({ canvas, args }) {
    await userEvent.clear(canvas.getByLabelText(/^First name/));
    await userEvent.clear(canvas.getByLabelText(/^Last name/));
    await goOn(canvas);
    await waitFor(() => expect(canvas.getAllByText('This field is required')).toHaveLength(6));
    await expect(canvas.getByRole('button', { name: /Title/ })).toHaveFocus();
    await expect(args.way.onGo).not.toHaveBeenCalled();
  },
};

const ofList = (list: string) => [{ value: list, label: `One of ${list}` }];

/** Each field offers what the list of its name holds. */
export const Choices: Story = {
  args: {
    view: ready(
      welcomeStart(
        {},
        {
          options: {
            ...{ title: ofList('titles'), postNominals: ofList('post nominals'), genders: ofList('genders') },
            ...{ pronouns: ofList('pronouns'), firstNationIdentities: ofList('identities') },
            ...{ admissionStates: ofList('states'), constituentBodyMembership: ofList('bodies') },
            ...{ contactPreferences: [], expertiseAreas: [] },
          },
        },
      ),
    ),
  },
  parameters: { behaviours: ['PLT-381'] },
  async play({ canvas }) {
    const fields = [
      [/Title/, 'titles'],
      [/Post nominal/, 'post nominals'],
      [/Gender/, 'genders'],
      [/Pronouns/, 'pronouns'],
      [/First Nations/, 'identities'],
      [/Admission states/, 'states'],
      [/Law Society or Bar Association/, 'bodies'],
    ] as const;
    for (const [field, list] of fields) {
      await userEvent.click(canvas.getByRole('button', { name: field }));
      await screen.findByRole('option', { name: `One of ${list}` });
      await pressEscape();
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    }
  },
};

/** An organisation has what is missing told by the name of its field. */
export const MissingNamed: Story = {
  args: {
    view: ready(
      welcomeStart(
        {},
        { form: firstTimeForm({ featureSettings: { firstTime: { namesMissing: true } } }, { hasPassword: false }) },
      ),
    ),
  },
  parameters: { behaviours: ['PLT-393'] },
  async play({ canvas }) {
    await userEvent.clear(canvas.getByLabelText(/^First name/));
    await userEvent.clear(canvas.getByLabelText(/^Last name/));
    await goOn(canvas);
    for (const label of [
      'Title',
      'First name',
      'Last name',
      'Gender',
      'Do you identify as First Nations?',
      'Are you a member of a Law Society or Bar Association?',
    ])
      await waitFor(() => expect(canvas.getByText(`${label} is required`)).toBeVisible());
    await expect(canvas.queryByText('This field is required')).toBeNull();
  },
};

/** All that must be said, and no more. */
export const Filled: Story = {
  parameters: { behaviours: ['PLT-391', 'PLT-395', 'PLT-396', 'PLT-398', 'PLT-400', 'PLT-401', 'PLT-403'] },
  async play({ canvas, args }) {
    await choose(canvas, /Title/, 'Dr');
    await choose(canvas, /Gender/, 'Non-binary');
    await choose(canvas, /First Nations/, 'No');
    await userEvent.click(canvas.getByRole('button', { name: /Law Society or Bar Association/ }));
    for (const name of ['None of them', 'A Bar Association'])
      await userEvent.click(await screen.findByRole('option', { name }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await goOn(canvas);
    await waitFor(() =>
      expect(args.way.onGo).toHaveBeenCalledWith(
        'user-password',
        expect.objectContaining({
          ...{ title: 'Dr', gender: 'X', identityAsFirstNations: 'no' },
          constituentBodyMembership: ['none', 'bar-association'],
          ...{ postNominal: [], prefName: '', dob: '', pronoun: '', admissionDate: '', admissionState: [] },
        }),
      ),
    );
  },
};

/** A day is typed in the order of the country, and is not still to come. */
export const DayToCome: Story = {
  parameters: { behaviours: ['PLT-404', 'PLT-405', 'PLT-406'] },
  async play({ canvas, args }) {
    for (const label of ['Date of birth', 'Admission date']) {
      const field = canvas.getByRole('group', { name: new RegExp(label) });
      const parts = [...field.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
      await expect(parts.map((part) => part.getAttribute('data-type'))).toEqual(['day', 'month', 'year']);
      await userEvent.click(parts[0]!);
      await userEvent.keyboard('19112199');
    }
    await goOn(canvas);
    await waitFor(() => expect(canvas.getAllByText('This day is still to come')).toHaveLength(2));
    await expect(args.way.onGo).not.toHaveBeenCalled();
  },
};

/** An organisation asks for fewer. */
export const FewFields: Story = {
  args: {
    view: ready(
      welcomeStart(
        {},
        {
          form: {
            steps: ['user-details', 'user-password'],
            has: () => false,
            isRequired: () => false,
            namesMissing: false,
          },
        },
      ),
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Title/ })).toBeNull();
  },
};

/** Begun on another device, further on. */
export const BegunElsewhere: Story = {
  args: { view: ready(welcomeStart({}, { elsewhere: { step: 'org-details' } })) },
  parameters: { destinations: { 'welcome.organisation': '/first-time-login/org-details' } },
  async play({ canvas }) {
    await expect(canvas.getByText('You have been here before: what you entered is back.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on with Organisation details' })).toHaveAttribute(
      'href',
      '/first-time-login/org-details',
    );
  },
};

/** Led back from the end: what is missing is said at once. */
export const LedBack: Story = {
  args: { way: welcomeNavigation({ onBack: undefined, ledBack: { problem: null } }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Something is still missing here. Then you are through.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('This field is required')).toHaveLength(4));
  },
};

/** What the server has found wrong stands at its field. */
export const FoundWrong: Story = {
  args: {
    way: welcomeNavigation({
      onBack: undefined,
      ledBack: {
        problem: { code: 'invalid_input', status: 400, message: 'This name is too odd.', field: 'body.firstName' },
      },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('This name is too odd.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^First name/)).toHaveFocus());
  },
};

/** Whoever has been through it is led on. */
export const Finished: Story = {
  args: { view: ready(welcomeStart({ isFinished: true })) },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Your profile is set up')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.way.onGoOn).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  args: { view: ready(welcomeStart({ firstName: 'Maximiliana', lastName: 'Featherstonehaugh-Papadopoulos' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Step 1 of 7')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All steps' }));
    await expect(canvas.getByText('Areas of expertise')).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
