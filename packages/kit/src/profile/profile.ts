import type { Wording } from '../messages/message-overrides.ts';
import type { ModuleId, SubmoduleId } from './module-ids.ts';

/** On or off, and for whom: without rules everyone, else one passing rule is enough. */
export interface Switch {
  enabled: boolean;
  accessRules: readonly string[];
}

export interface ModuleSetting extends Switch {
  subModules: Partial<Record<SubmoduleId, Switch>> & Readonly<Record<string, Switch>>;
}

/** Where members may sign in besides: an OpenID provider of the organisation's own. The client's secret is a setting of the server. */
export interface IdentityProviderSettings {
  /** Its issuer, below which its discovery document lies: `https://login.example.org`. */
  issuer: string;
  clientId: string;
  /** As members know it: 'Continue with {label}'. */
  label: string;
  /** Makes an account for whoever it vouches for and nobody knows here. */
  justInTimeAccounts: boolean;
  /** A second factor that it says it has asked for (`amr` with `mfa`) counts; ours is asked otherwise. */
  trustsSecondFactor: boolean;
}

/** Everything in which one organisation's portal differs from another's, apart from its theme and pictures. */
export interface Profile {
  name: string;
  shortName: string;
  fullName: string;
  website: string;
  /** Where its portal is, for widgets on other websites that link there; the server's address when left out. */
  portalUrl?: string;
  brandColor: string;
  /** Every module of ours, and those of other features that the profile names. */
  modules: Record<ModuleId, ModuleSetting> & Readonly<Record<string, ModuleSetting>>;
  /** Where 'Create account' leads: a path on `website`, or a full address. */
  registrationRoute: string;
  /** Where a lapsed membership is renewed: a path of the portal, or a full address. Without it members are not asked to. */
  renewalRoute?: string;
  /** Where a membership is changed, and what it is paid with: each a path of the portal, or a full address. Without one its link is not offered. */
  manageMembershipRoute?: string;
  updatePaymentRoute?: string;
  /** Where members change what 'Find an OT' tells of them. */
  updateDetailsRoute?: string;
  /** Where members choose, outside of the portal, what they hear of. */
  preferencesRoute?: string;
  /** Whom members write to when something is missing; without one they are not told of it. */
  supportEmail?: string;
  /** Under which it sends tax invoices (ABN); without one they are plain invoices. */
  businessNumber?: string;
  /** As it stands on invoices, on one line. */
  postalAddress?: string;
  /** The day on which memberships renew by themselves, as members are told ('2025-07-01'). */
  autoRenewalDate?: string;
  /** The day on which the portal opens, as its splash screen tells. */
  launchDate?: string;
  locale: string;
  timeZone: string;
  currency: string;
  /** Says on the forgotten-password page that an e-mail is unknown. */
  revealUnknownEmail: boolean;
  autoLogin: boolean;
  identityProvider?: IdentityProviderSettings;
  /** Says on a post or comment that an administrator wrote it, and who, while they acted for its author. The audit says so in any case. */
  namesWhoActs: boolean;
  /** What means the same when somebody looks for it, a line for each meaning: `['OT', 'occupational therapy']`. */
  synonyms?: readonly (readonly string[])[];
  /** What the organisation has chosen of features, by their ids; `featureSettings` reads it. */
  featureSettings: Readonly<Record<string, object>>;
  messages?: Wording;
}
