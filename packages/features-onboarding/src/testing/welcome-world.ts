import { liveMock, type Handlers } from '@portal/stories';
import { welcomeStart } from './welcome-start.ts';

/** All that must be said. */
const completeValues = {
  ...welcomeStart().initial,
  ...{ title: 'Dr', firstName: 'Mia', lastName: 'Nguyen', gender: 'F', identityAsFirstNations: 'no' },
  constituentBodyMembership: ['none'],
  communicationDetails: {
    ...welcomeStart().initial.communicationDetails,
    ...{ phoneNumber: '02 5550 0100', mobile: '0491 570 156', contactPreference: 'email' },
  },
};

/** A server on which Mia has come for the first time, and has entered all that must be said. */
export function welcomeWorld() {
  const { state, handlers, answered } = liveMock();
  const { id = '' } = state.people.values().find(({ email }) => email === 'mia.nguyen@example.org') ?? {};
  state.firstTimeDrafts.set(id, {
    step: 'areas-of-expertise',
    values: completeValues,
    savedAt: '2026-11-18T00:59:00.000Z',
  });
  return { id, state, answered, handlers };
}

/** What a story does before it is rendered. */
export function inWelcomeWorld(...overrides: Handlers) {
  return ({ msw }: { msw: { use(...handlers: Handlers): void } }) => {
    msw.use(...welcomeWorld().handlers);
    msw.use(...overrides);
  };
}
