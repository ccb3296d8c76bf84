export { AttachmentList, type AttachmentListProps } from './data/AttachmentList/AttachmentList.tsx';
export { type AttachmentItem } from './data/AttachmentList/attachment-item.ts';
export { downloadAll } from './data/AttachmentList/download-all.ts';
export { type PreviewRule } from './data/AttachmentList/can-preview.ts';
export { type AttachmentLabels } from './data/AttachmentList/labels.ts';
export { Avatar, type AvatarProps, type AvatarSize } from './people/Avatar/Avatar.tsx';
export { AvatarStack, type AvatarStackLabels, type AvatarStackProps } from './people/Avatar/AvatarStack.tsx';
export { fullNameOf, initialsOf, type Person } from './people/Avatar/person.ts';
export { Badge, type BadgeProps } from './data/Badge/Badge.tsx';
export { Banner, type BannerProps } from './feedback/Banner/Banner.tsx';
export { Button, type ButtonProps } from './actions/Button/Button.tsx';
export { Card, type CardProps } from './layout/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox/Checkbox.tsx';
export {
  CheckboxTree,
  type CheckboxTreeLabels,
  type CheckboxTreeNode,
  type CheckboxTreeProps,
} from './fields/CheckboxTree/CheckboxTree.tsx';
export { Chip, type ChipProps } from './data/Chip/Chip.tsx';
export { ChipList, type ChipListLabels, type ChipListProps } from './data/Chip/ChipList.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
export { ComparedRichText, type ComparedRichTextProps } from './data/ComparedText/ComparedRichText.tsx';
export { ComparedText, type ComparedTextProps } from './data/ComparedText/ComparedText.tsx';
export { DescriptionList, type DescriptionListProps } from './data/DescriptionList/DescriptionList.tsx';
export { DeviceList, type DeviceListProps, type ListedDevice } from './data/DeviceList/DeviceList.tsx';
export { Dialog, type DialogLabels, type DialogProps } from './overlays/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './layout/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerLabels, type DrawerProps } from './overlays/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { FileIcon, type FileIconProps } from './data/FileIcon/FileIcon.tsx';
export { ForbiddenNotice, type ForbiddenNoticeProps } from './feedback/ForbiddenNotice/ForbiddenNotice.tsx';
export { NotFoundNotice, type NotFoundNoticeProps } from './feedback/NotFoundNotice/NotFoundNotice.tsx';
export { type FieldProps } from './fields/field/field-props.ts';
export { DraftBanner, type DraftBannerProps } from './fields/DraftBanner/DraftBanner.tsx';
export { FieldGroup, type FieldGroupProps } from './fields/Form/FieldGroup.tsx';
export { Form, type FormProps } from './fields/Form/Form.tsx';
export { FormActions, type FormActionsProps } from './fields/FormActions/FormActions.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './foundations/Heading/Heading.tsx';
export { HeadingsFrom, type HeadingsFromProps, type HeadingStart } from './foundations/Heading/heading-start.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton/IconButton.tsx';
export { type IconComponent, type IconProps } from './foundations/icons/icon.tsx';
export * from './foundations/icons/icons.ts';
export { Illustration, type IllustrationName } from './feedback/Illustration/Illustration.tsx';
export { Image, type ImageProps } from './data/Image/Image.tsx';
export { pictureWidths } from './data/Image/picture-sizes.ts';
export { Box, type BoxProps } from './layout/Box.tsx';
export { Columns, type ColumnsProps } from './layout/Columns.tsx';
export { Divider } from './layout/Divider.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { PageLayout, type PageLayoutProps } from './layout/PageLayout.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { type Space } from './layout/space.ts';
export { Spread, type SpreadProps } from './layout/Spread.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export {
  LazyRichTextEditor,
  type RichTextEditorLabels,
  type RichTextEditorProps,
} from './fields/LazyRichTextEditor/LazyRichTextEditor.tsx';
export { richTextJson } from './fields/LazyRichTextEditor/rich-text-json.ts';
export { Link, type LinkProps } from './navigation/Link/Link.tsx';
export { fetchCardPicture } from './data/MediaCard/card-picture.ts';
export { MediaCard, type MediaCardProps } from './data/MediaCard/MediaCard.tsx';
export { type MenuEntry, type MenuItemEntry, type MenuSectionEntry } from './actions/MenuButton/menu-entry.ts';
export { MenuButton, type MenuButtonProps } from './actions/MenuButton/MenuButton.tsx';
export { MetaLine, type MetaLineProps } from './data/MetaLine/MetaLine.tsx';
export { OfflineBanner, type OfflineBannerLabels } from './feedback/OfflineBanner/OfflineBanner.tsx';
export { type TriggerKind } from './overlays/overlay/trigger-appearance.tsx';
export { type Placement } from './overlays/overlay/placement.ts';
export { prefetchOverlays } from './overlays/overlay/overlay-parts.ts';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField.tsx';
export { PatternImage, type PatternImageProps } from './data/PatternImage/PatternImage.tsx';
export { MailAddress, type MailAddressProps } from './people/MailAddress/MailAddress.tsx';
export { PersonLine, type PersonLineProps } from './people/PersonLine/PersonLine.tsx';
export { Popover, type PopoverProps } from './overlays/Popover/Popover.tsx';
export {
  LinkProvider,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './foundations/PortalRoot/link-context.tsx';
export { PortalRoot, type PortalRootProps } from './foundations/PortalRoot/PortalRoot.tsx';
export {
  lazyComponent,
  type LazyComponent,
  type LazyErrorMode,
  lazyModule,
  type LazyModule,
  lazyPage,
  type LazyProps,
  useLazyModule,
} from './feedback/Lazy/lazy.tsx';
export type { LazyLabels } from './feedback/Lazy/lazy-labels.ts';
export { PanelSwitch, type PanelSwitchProps } from './feedback/PanelSwitch/PanelSwitch.tsx';
export { type PanelView } from './feedback/PanelSwitch/panel-view.ts';
export {
  type ListItems,
  type ListMore,
  type ListProps,
  ListSection,
  type ListSectionProps,
} from './data/ListSection/ListSection.tsx';
export { ProblemPanel, type ProblemPanelProps } from './feedback/ProblemPanel/ProblemPanel.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar.tsx';
export { isCutShort } from './data/RichText/excerpt.ts';
export { type RichTextLabels } from './data/RichText/labels.ts';
export { decodeQrCode, loadQrDecoder, type QrDecoder } from './data/QrCode/decode-qr-code.ts';
export { QrCode, type QrCodeProps } from './data/QrCode/QrCode.tsx';
export { RichText, type RichTextProps } from './data/RichText/RichText.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField/SearchField.tsx';
export { ShowMore, type ShowMoreProps } from './data/ShowMore/ShowMore.tsx';
export { ShowMoreList, type ShowMoreListProps } from './data/ShowMore/ShowMoreList.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton.tsx';
export { SkeletonField } from './feedback/SkeletonField/SkeletonField.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './feedback/Skeleton/SkeletonRegion.tsx';
export { SkeletonCard, SkeletonPerson, SkeletonPost } from './feedback/Skeleton/skeletons.tsx';
export { SkeletonMap } from './data/MapOfPlaces/SkeletonMap.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner.tsx';
export { type ComparedPart, type ComparedSide, type StaleNoticeLabels } from './feedback/StaleNotice/compared-part.ts';
export { StaleNotice, type StaleNoticeProps } from './feedback/StaleNotice/StaleNotice.tsx';
export { Tag, type TagProps } from './data/Tag/Tag.tsx';
export { Text, type TextProps } from './foundations/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea/TextArea.tsx';
export { FormDialog, type FormDialogProps } from './overlays/FormDialog/FormDialog.tsx';
export { ReasonDialog, type ReasonDialogProps } from './overlays/ReasonDialog/ReasonDialog.tsx';
export { TextField, type TextFieldProps } from './fields/TextField/TextField.tsx';
export { type ToastItem, type ToastSource, type ToastTone } from './feedback/ToastRegion/toast-source.ts';
export { ToastRegion, type ToastRegionLabels, type ToastRegionProps } from './feedback/ToastRegion/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip/Tooltip.tsx';
export { VirtualGrid, type VirtualGridProps } from './data/VirtualGrid/VirtualGrid.tsx';
export { weekStartOf } from './foundations/week-start.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './foundations/VisuallyHidden/VisuallyHidden.tsx';
export { BackLink, type BackLinkProps } from './navigation/BackLink/BackLink.tsx';
export { BackToTop, type BackToTopLabels, type BackToTopProps } from './navigation/BackToTop/BackToTop.tsx';
export { useBelowBackToTop } from './navigation/BackToTop/use-below-back-to-top.ts';
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsLabels,
  type BreadcrumbsProps,
} from './navigation/Breadcrumbs/Breadcrumbs.tsx';
export type { CopyFailure } from './actions/CopyLink/copy-text.ts';
export { CopyLink, type CopyLinkLabels, type CopyLinkProps } from './actions/CopyLink/CopyLink.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/RadioGroup/RadioGroup.tsx';
export {
  SideMenu,
  type SideMenuEntry,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from './navigation/SideMenu/SideMenu.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/SkipLink/SkipLink.tsx';
export { Switch, type SwitchProps } from './fields/Switch/Switch.tsx';
export { SwitchesDialog, type SwitchesDialogProps } from './overlays/SwitchesDialog/SwitchesDialog.tsx';
export { Tabs, type TabItem, type TabsProps } from './navigation/Tabs/Tabs.tsx';
export { TabsInPlace, type TabsInPlaceProps } from './navigation/Tabs/TabsInPlace.tsx';
export { ToggleButton, type ToggleButtonLabels, type ToggleButtonProps } from './actions/ToggleButton/ToggleButton.tsx';
export { type TopBarEntry, type TopBarGroup, type TopBarLink } from './navigation/TopBar/top-bar-entry.ts';
export { TopBar, type TopBarLabels, type TopBarProps } from './navigation/TopBar/TopBar.tsx';
export { type TopBarSearchState } from './navigation/TopBar/TopBarSearch.tsx';
export { type SearchBoxGroup, type SearchBoxOption } from './navigation/SearchBox/search-box-group.ts';
export { SearchBox, type SearchBoxProps } from './navigation/SearchBox/SearchBox.tsx';
export { type MarkedPiece, MarkedText, type MarkedTextProps } from './data/MarkedText/MarkedText.tsx';
export { ResultItem, type ResultItemProps } from './data/ResultItem/ResultItem.tsx';
export { FileField, type FileFieldProps } from './fields/FileField/FileField.tsx';
export { formatBytes } from './fields/FileField/format-bytes.ts';
export { type FileFieldLabels } from './fields/FileField/labels.ts';
export { type FieldFile } from './fields/FileField/field-file.ts';
export { type RejectionWords } from './fields/FileField/rejection-messages.ts';
export { ImageField, type ImageFieldLabels, type ImageFieldProps } from './fields/ImageField/ImageField.tsx';
export { type FieldImage, type ImageRules } from './fields/image-crop/use-image-choice.ts';
export { useSentImage } from './fields/image-crop/use-sent-image.ts';
export { type CropLabels } from './fields/image-crop/labels.ts';
export { LazySelect } from './fields/LazySelect/LazySelect.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/Select/Select.tsx';
export {
  type FilterTag,
  TagsFilter,
  type TagsFilterLabels,
  type TagsFilterProps,
} from './fields/TagsFilter/TagsFilter.tsx';
export { TagField, type TagFieldLabels, type TagFieldProps } from './fields/TagField/TagField.tsx';
export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './fields/NumberField/NumberField.tsx';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './fields/OneTimeCodeField/OneTimeCodeField.tsx';
export { Pager, type PagerLabels, type PagerProps } from './navigation/Pager/Pager.tsx';
export { Density, type DensityName, type DensityProps } from './foundations/Density/Density.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/ErrorBoundary/ErrorBoundary.tsx';
export {
  SessionBanner,
  type SessionBannerLabels,
  type SessionBannerProps,
} from './feedback/SessionBanner/SessionBanner.tsx';
export {
  SignInNotice,
  type SignInNoticeLabels,
  type SignInNoticeProps,
} from './feedback/SignInNotice/SignInNotice.tsx';
export { ShareDialog, type ShareDialogLabels, type ShareDialogProps } from './overlays/ShareDialog/ShareDialog.tsx';
export { ShareButton, type ShareButtonProps } from './actions/ShareButton/ShareButton.tsx';
export { SoundButton, type SoundButtonProps } from './actions/SoundButton/SoundButton.tsx';
export { type Playing, useSound } from './actions/SoundButton/use-sound.ts';
export { SplitButton, type SplitButtonProps } from './actions/SplitButton/SplitButton.tsx';
export { UnderConstruction, type UnderConstructionProps } from './feedback/UnderConstruction/UnderConstruction.tsx';
export { StatTile, type StatChange, type StatTileProps } from './data/StatTile/StatTile.tsx';
export { ProgressRing, type ProgressRingProps } from './feedback/ProgressRing/ProgressRing.tsx';
export { type ProgressRingSegment } from './feedback/ProgressRing/ring-shares.ts';
export { Table, type TableProps } from './data/Table/Table.tsx';
export { nextSort, type TableColumn, type TableSort } from './data/Table/table-column.ts';
export { type TableLabels } from './data/Table/table-labels.ts';
export { Stepper, type StepperProps } from './navigation/Stepper/Stepper.tsx';
export { type StepperStep } from './navigation/Stepper/step-states.ts';
export { type StepperLabels } from './navigation/Stepper/stepper-labels.ts';
export { Timeline, type TimelineLabels, type TimelineProps } from './data/Timeline/Timeline.tsx';
export { type TimelineEntry } from './data/Timeline/timeline-days.ts';
export { AvatarField, type AvatarFieldLabels, type AvatarFieldProps } from './fields/AvatarField/AvatarField.tsx';
export { InfiniteList, type InfiniteListProps } from './data/InfiniteList/InfiniteList.tsx';
export { ListEnd, type ListEndProps } from './data/virtual-list/ListEnd.tsx';
export { type InfiniteListLabels } from './data/virtual-list/list-props.ts';
export {
  CheckboxGroup,
  type CheckboxGroupLabels,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './fields/CheckboxGroup/CheckboxGroup.tsx';
export { type ComboBoxLabels, type ComboBoxMore, type ComboBoxOption } from './fields/ComboBox/combo-box-words.ts';
export { ComboBox, type ComboBoxProps } from './fields/ComboBox/ComboBox.tsx';
export {
  type ColumnChoices,
  type ColumnField,
  ColumnFields,
  type ColumnFieldsLabels,
  type ColumnFieldsProps,
} from './fields/ColumnFields/ColumnFields.tsx';
export {
  OrganisationField,
  type OrganisationFieldProps,
  type OrganisationSearch,
  type PickableOrganisation,
} from './fields/OrganisationField/OrganisationField.tsx';
export { TimeZoneField, type TimeZoneFieldProps } from './fields/TimeZoneField/TimeZoneField.tsx';
export { type FormLabels } from './fields/Form/Form.tsx';
export { FormErrors, type FormError, type FormErrorsProps } from './fields/Form/FormErrors.tsx';
export { type MultiSelectLabels, type MultiSelectOption } from './fields/MultiSelect/multi-select-words.ts';
export { MultiSelect, type MultiSelectProps } from './fields/MultiSelect/MultiSelect.tsx';
export { type PasswordRule } from './fields/PasswordField/PasswordRules.tsx';
export { PersonCard, type PersonCardProps } from './people/PersonCard/PersonCard.tsx';
export { FilterBar, type FilterBarProps } from './data/FilterBar/FilterBar.tsx';
export { KeywordFilterBar, type KeywordFilterBarProps } from './data/FilterBar/KeywordFilterBar.tsx';
export { type FilterBarLabels } from './data/FilterBar/filter-bar-labels.ts';
export {
  SortableList,
  type SortableItem,
  type SortableListLabels,
  type SortableListProps,
} from './data/SortableList/SortableList.tsx';
export { addressCountries, emptyAddress, isPostcode, type Address } from './fields/AddressFields/address-formats.ts';
export {
  AddressFields,
  type AddressFieldsLabels,
  type AddressFieldsProps,
} from './fields/AddressFields/AddressFields.tsx';
export { PhoneField, type PhoneFieldLabels, type PhoneFieldProps } from './fields/PhoneField/PhoneField.tsx';
export { UserMultiPicker, type UserMultiPickerProps } from './people/UserPicker/UserMultiPicker.tsx';
export { UserPicker, type UserPickerProps } from './people/UserPicker/UserPicker.tsx';
export { type PickableUser, type UserPickerLabels, type UserSearch } from './people/UserPicker/user-search.ts';
export { printHtml } from './foundations/printing/print-html.ts';
export { prepareShadowRoots } from './foundations/shadow-roots.ts';
