export * from './access/admin-path.ts';
export * from './access/decision.ts';
export { matchPath } from './access/match-path.ts';
export * from './access/modules.ts';
export * from './access/rules.ts';
export * from './access/viewer.ts';
export type { CopyOutcome } from './clipboard/copy-text.ts';
export { useCopyText } from './clipboard/use-copy-text.ts';
export { useCopyLink, type CopyLinkOptions } from './clipboard/use-copy-link.ts';
export { type ShareWords, useShareWords } from './clipboard/use-share-words.ts';
export { copyOf } from './drafts/draft-keys.ts';
export type { DraftEntry } from './drafts/draft-record.ts';
export { type DraftOnDevice, listDrafts, takeDraft } from './drafts/listed-drafts.ts';
export { draftLimits } from './drafts/draft-limits.ts';
export { useDraftsRecovered } from './drafts/use-drafts-recovered.ts';
export { useHasDrafts } from './drafts/use-has-drafts.ts';
export { useDraft, type DraftHandle } from './drafts/use-draft.ts';
export { type StoredDraft, useStoredDraft } from './drafts/use-stored-draft.ts';
export { composeFeatures, type ComposedRoute, type Composition } from './features/compose-features.ts';
export * from './features/compose-menu.ts';
export * from './features/compose-sections.ts';
export type * from './features/contributions.ts';
export * from './features/define-feature.ts';
export {
  type Destination,
  type Destinations,
  type DestinationsOf,
  destination,
  destinationsOf,
  fillPath,
  type PathParamName,
  type Search,
} from './features/destinations.ts';
export { SearchKindsProvider, useSearchKinds } from './features/search-kinds.ts';
export { shellPartIds } from './features/shell-parts.ts';
export * from './features/use-destinations.ts';
export type * from './features/feature-manifest.ts';
export type * from './features/first-read.ts';
export { HasBarProvider, useHasBar } from './features/has-bar.ts';
export * from './features/match-route.ts';
export * from './features/menu-slots.ts';
export { type OutcomeHandlers, OutcomesTo } from './features/OutcomesTo.tsx';
export { type OutcomeListener, type OutcomesOf, useOutcome } from './features/use-outcome.ts';
export { LandingPageProvider, useBackHref } from './features/back-href.ts';
export { WidgetFrame, type WidgetFrameProps, type WidgetParts } from './features/WidgetFrame.tsx';
export * from './formats/create-formats.ts';
export {
  dayText,
  type HeldTimes,
  momentText,
  readerText,
  shortMomentText,
  startTexts,
  wallTimeText,
  zonedRangeText,
} from './formats/held-times.ts';
export { pluralNoun } from './formats/plural-noun.ts';
export { readerZone } from './formats/reader-zone.ts';
export { useFormats } from './formats/use-formats.ts';
export { dateTimeFormat, placeOfZone, showSame } from './formats/zone-clocks.ts';
export { whenIdle } from './idle/when-idle.ts';
export { decodedText, type TextEncoding, textEncodingOf, textEncodings } from './files/text-encoding.ts';
export { ownPath } from './links/own-path.ts';
export { safeHref } from './links/safe-href.ts';
export { isWebAddress, withHttps } from './links/web-address.ts';
export { commonMessages } from './messages/common-messages.ts';
export { createTranslate, type TranslateOptions } from './messages/create-translate.ts';
export * from './messages/define-messages.ts';
export * from './messages/message-overrides.ts';
export { useMessages } from './messages/use-messages.ts';
export {
  type BrowserPasskeys,
  loadPasskeys,
  type MadePasskey,
  type SignedByPasskey,
} from './passkeys/load-passkeys.ts';
export { offersPasskeysInMenus, useHasPasskeys } from './passkeys/use-has-passkeys.ts';
export {
  meetsPasswordPolicy,
  passwordLimits,
  unmetPasswordRules,
  type PasswordRule,
} from './password/password-policy.ts';
export { browserStorage, memoryStorage, tabStorage } from './ports/browser-storage.ts';
export { browserVault, memoryVault } from './ports/browser-vault.ts';
export { browserSession, type BrowserSessionOptions } from './ports/browser-session.ts';
export { createListeners, type Listeners } from './ports/listeners.ts';
export { memorySession } from './ports/memory-session.ts';
export { ticketSession, type TicketSession, type TicketSessionOptions } from './ports/ticket-session.ts';
export { pageNavigation } from './ports/page-navigation.tsx';
export type * from './ports/ports.ts';
export * from './profile/feature-settings.ts';
export * from './profile/module-ids.ts';
export { registrationHref } from './profile/registration-href.ts';
export { useFeatureSettings } from './profile/use-feature-settings.ts';
export type * from './profile/brand.ts';
export type * from './profile/profile.ts';
export { PortalProvider, type PortalFrameProps, type PortalProviderProps } from './provider/PortalProvider.tsx';
export { type SuspendedSession, useSuspendedSession } from './provider/suspended-session.ts';
export { usePortal, type Portal } from './provider/portal-context.ts';
export { createPortalQueryClient, queryKeyRoot } from './provider/portal-query-client.ts';
export { usePortalResource, type PortalResource } from './provider/portal-resource.ts';
export { watchPageLeaving } from './provider/watch-page.ts';
export { useIsSessionPending, useSession } from './provider/use-session.ts';
export { type SignInOffer, useSignInOffer } from './provider/use-sign-in-offer.ts';
export {
  useHasViewer,
  useModule,
  useViewer,
  useViewerState,
  ViewerProvider,
  type ViewerProviderProps,
  type ViewerState,
} from './provider/viewer-context.tsx';
export { saveFile } from './save-file.ts';
export { useOwnSearch } from './search/use-own-search.ts';
export { type ShownFilters, useListFilters } from './search/use-list-filters.ts';
export {
  type SearchCodec,
  type SearchState,
  type SearchStateOptions,
  useSearchState,
} from './search/use-search-state.ts';
export {
  createToastQueue,
  successToastMs,
  toastDurationMs,
  type Toast,
  type ToastQueue,
  type ToastSource,
} from './toasts/toast-queue.ts';
export * from './view/problem.ts';
export { useAnsweredOnce } from './view/use-answered-once.ts';
export { useFreshView } from './view/use-fresh-view.ts';
export * from './view/view.ts';
export { ViewSwitch, type ViewSwitchProps } from './view/ViewSwitch.tsx';
