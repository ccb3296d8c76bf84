import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { defaultPrivacy, type ProfileViewer, stalePrivacyRefusal, viewerLike } from '@portal/rules';
import { contactTo, personTo } from '../../people/mock/person-reply.ts';
import type { Privacy, ShownProfile } from '@portal/api/contract';

const nothing: Privacy = { choices: defaultPrivacy, version: 0 };

export function privacyOf(call: MockCall): Privacy {
  return call.state.privacy.get(viewerOf(call).id) ?? nothing;
}

export function savePrivacy(input: Privacy, call: MockCall): Privacy {
  const { version } = privacyOf(call);
  refuse(stalePrivacyRefusal(input.version, version));
  const saved = { choices: input.choices, version: version + 1 };
  call.state.privacy.set(viewerOf(call).id, saved);
  return saved;
}

/** Whoever asks, as others see them. */
export function profileAs(as: ProfileViewer, call: MockCall): ShownProfile {
  const person = viewerOf(call);
  const viewer = viewerLike[as];
  const { id: _id, ...shown } = personTo(person, viewer, call.state);
  const { workplace, state, email } = contactTo(person, viewer, call.state);
  return { ...shown, organisationName: workplace, homeState: state, registeredEmail: email };
}
