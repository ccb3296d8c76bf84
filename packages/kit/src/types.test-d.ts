import { defineFeature } from './features/define-feature.ts';
import type { SearchRowProps } from './features/contributions.ts';
import type { PageProps } from './features/define-feature.ts';
import { defineMessages } from './messages/define-messages.ts';
import { overridesOf } from './messages/message-overrides.ts';
import { defineProfile, type ProfileInput } from './profile/define-profile.ts';
import { each, required, section, useForm, useNestedForm, useSteps } from './form/index.ts';
import { useSearchState } from './search/use-search-state.ts';

declare const postPage: { default: (props: PageProps<'alias' | 'id'>) => null };
declare const plainPage: { default: (props: PageProps) => null };

/** Never run: it only has to compile, and what is marked must not. */
export function featureTypes(): void {
  const mount = () => '/communities';
  const common = { id: 'communities', mount };
  const entry = { id: 'communities', order: 10, label: 'All', icon: () => null };
  defineFeature({
    ...common,
    routes: {
      all: { path: '/', title: 'All', load: async () => plainPage },
      post: { path: '/:alias/post/{id}', title: 'Post', load: async () => postPage },
    },
    menu: [{ ...entry, slot: 'main', to: 'all' }],
  });
  // @ts-expect-error the path does not name the page's id
  defineFeature({ ...common, routes: { post: { path: '/:alias', title: 'Post', load: async () => postPage } } });
  defineFeature({
    ...common,
    routes: { all: { path: '/', title: 'All', load: async () => plainPage } },
    // @ts-expect-error there is no such page
    menu: [{ ...entry, slot: 'main', to: 'post' }],
  });
  const all = { path: '/', title: 'All', load: async () => plainPage } as const;
  const post = { path: '/:alias/post/{id}', title: 'Post', load: async () => postPage } as const;
  const section = { id: 'all', title: 'All', order: 10, load: async () => ({ default: () => null }) };
  const row = async () => ({ default: ({ result }: SearchRowProps) => result.id });
  const found = { ...section, none: 'Nothing', icon: () => null, load: row };
  defineFeature({
    ...common,
    routes: { all, post },
    contributes: {
      home: [section],
      favourites: [{ ...section, icon: () => null }],
      search: [{ ...found, to: 'post', params: ({ id, alias }) => ({ id, alias: alias ?? '' }) }],
      settingsPages: [{ ...entry, heading: 'profileAndSettings', to: 'all' }],
      adminPages: [{ ...entry, to: 'all' }],
      engagement: { all: 'itself', post: { kind: 'viewEvent', target: 'id' } },
    },
  });
  // @ts-expect-error no menu has such a slot
  defineFeature({ ...common, routes: { all }, menu: [{ ...entry, slot: 'side', to: 'all' }] });
  // @ts-expect-error pages of the admin area are contributed
  defineFeature({ ...common, routes: { all }, menu: [{ ...entry, slot: 'admin', to: 'all' }] });
  // @ts-expect-error there is no such page
  defineFeature({ ...common, routes: { all }, contributes: { adminPages: [{ ...entry, to: 'post' }] } });
  const settings = { ...entry, heading: 'elsewhere', to: 'all' } as const;
  // @ts-expect-error the user menu has no such heading
  defineFeature({ ...common, routes: { all }, contributes: { settingsPages: [settings] } });
  const byId = { kind: 'viewEvent', target: 'id' } as const;
  // @ts-expect-error the page of this path has no such parameter
  defineFeature({ ...common, routes: { all }, contributes: { engagement: { all: byId } } });
  const unknown = { kind: 'viewPost', target: 'id' } as const;
  // @ts-expect-error nothing of that kind is counted
  defineFeature({ ...common, routes: { post }, contributes: { engagement: { post: unknown } } });
  const asking = { ...found, to: 'all', params: () => ({}), load: async () => ({ default: paged }) } as const;
  // @ts-expect-error a row is given what was found
  defineFeature({ ...common, routes: { all }, contributes: { search: [asking] } });
  const nowhere = { ...found, to: 'post', params: () => ({ id: 'one' }) } as const;
  // @ts-expect-error the path of the page has another parameter besides
  defineFeature({ ...common, routes: { post }, contributes: { search: [nowhere] } });
}

function paged(props: { page: number }): number {
  return props.page;
}

export function overrideTypes(organisation: ProfileInput): void {
  const clubs = defineMessages('clubs', { title: 'Clubs', found: { one: '{n} club', other: '{n} clubs' } });
  const trips = defineMessages('trips', { title: 'Trips' });
  type Words = typeof clubs | typeof trips;
  const messages = overridesOf<Words>({ clubs: { found: '{n} found' }, trips: { title: { other: 'Journeys' } } });
  defineProfile({ ...organisation, messages });
  // @ts-expect-error there is no such namespace
  overridesOf<Words>({ club: { title: 'Circles' } });
  // @ts-expect-error there is no such key
  overridesOf<Words>({ clubs: { titel: 'Circles' } });
  // @ts-expect-error the key is of another namespace
  overridesOf<Words>({ trips: { found: 'Trips' } });
  // @ts-expect-error whose words they are is not said
  overridesOf({ clubs: { title: 'Circles' } });
  // @ts-expect-error nobody has checked its namespaces and keys
  defineProfile({ ...organisation, messages: { clubs: { title: 'Circles' } } });
}

interface Ticket {
  type: 'member' | 'guest';
  holder: { email: string };
}
interface Booking {
  event: string;
  interests: string[];
  tickets: Ticket[];
  invoice: { company: string };
}

interface Invitation {
  email: string;
  places: number;
  role: 'Member' | 'Editor';
}

export function usePlainFormTypes(initial: Invitation): void {
  const form = useForm<Invitation>({
    initial,
    rules: {
      email: [required('Whose?')],
      places: [(value: number, all: Invitation) => (value > 1 && all.role === 'Editor' ? 'One only' : null)],
    },
    onSubmit: ({ places, role }) => void [places + 1, role === 'Editor'],
  });
  const places: number = form.field('places').value;
  const error: string | undefined = form.errors.role;
  form.field('role').onChange('Editor');
  form.set('places', 2);
  form.reset({ email: '', places: 1, role: 'Member' });
  form.check(['email', 'role']);
  // @ts-expect-error there is no such field
  form.field('name');
  // @ts-expect-error it is a number
  form.set('places', '2');
  // @ts-expect-error there is no such role
  form.field('role').onChange('Moderator');
  // @ts-expect-error a value is missing
  form.reset({ email: '', places: 1 });
  // @ts-expect-error there is no such field to check
  form.check(['name']);
  // @ts-expect-error a rule of a number judges a number
  useForm<Invitation>({ initial, rules: { places: [(value: string) => value] }, onSubmit: () => undefined });
  // @ts-expect-error there is no such field to judge
  useForm<Invitation>({ initial, rules: { name: [required('Who?')] }, onSubmit: () => undefined });
  // @ts-expect-error a plain form has no rows
  form.list('email');
  void [places, error];
}

export function useFormTypes(initial: Booking): void {
  const form = useNestedForm<Booking>({
    initial,
    rows: { tickets: () => ({ type: 'member', holder: { email: '' } }) },
    rules: {
      event: [required('Which event?')],
      tickets: each({ holder: section({ email: [(value: string) => (value === '' ? 'Who?' : null)] }) }),
      invoice: section({ company: [required('Which company?')] }),
    },
    onSubmit: () => undefined,
  });
  const event: string = form.field('event').value;
  const type: 'member' | 'guest' | undefined = form.list('tickets').rows[0]?.field('type').value;
  const email: string | undefined = form.list('tickets').rows[0]?.section('holder').field('email').value;
  form.section('invoice').field('company').onChange('OT Ltd');
  form.list('tickets').add({ type: 'guest', holder: { email: '' } });
  // @ts-expect-error there is no such field
  form.field('price');
  // @ts-expect-error a text is no list
  form.list('event');
  // @ts-expect-error texts are no rows
  form.list('interests');
  // @ts-expect-error a list is no section
  form.section('tickets');
  // @ts-expect-error a row lacks its holder
  form.list('tickets').add({ type: 'guest' });
  // @ts-expect-error there is no such type
  form.list('tickets').rows[0]?.field('type').onChange('child');

  const steps = useSteps(
    [
      { id: 'tickets', fields: ['event', 'tickets'] },
      { id: 'invoice', fields: ['invoice'] },
    ],
    form,
  );
  const current: 'tickets' | 'invoice' = steps.current;
  // @ts-expect-error there is no such step
  steps.goTo('payment');
  // @ts-expect-error there is no such field
  useSteps([{ id: 'tickets', fields: ['price'] }], form);
  void [event, type, email, current];
}

export function useSearchTypes(props: PageProps): void {
  const keyword = {
    read: (search: PageProps['search']) => search.keyword ?? '',
    write: (value: string) => ({ keyword: value }),
  };
  const { value, applied, set, push } = useSearchState(keyword, props, { waitMs: 500 });
  const text: string = value + applied;
  set('hand');
  // @ts-expect-error the state is a text
  push(5);
  // @ts-expect-error an address holds texts
  useSearchState({ read: () => 1, write: (page: number) => ({ page }) }, props);
  void text;
}
