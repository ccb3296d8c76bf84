export { AttachmentList, type AttachmentListProps } from './AttachmentList/AttachmentList.tsx';
export { type AttachmentItem } from './AttachmentList/attachment-item.ts';
export { type PreviewRule } from './AttachmentList/can-preview.ts';
export { type AttachmentLabels } from './AttachmentList/labels.ts';
export { Avatar, type AvatarProps, type AvatarSize } from './Avatar/Avatar.tsx';
export { AvatarStack, type AvatarStackLabels, type AvatarStackProps } from './Avatar/AvatarStack.tsx';
export { fullNameOf, initialsOf, type Person } from './Avatar/person.ts';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  CheckboxTree,
  type CheckboxTreeLabels,
  type CheckboxTreeNode,
  type CheckboxTreeProps,
} from './CheckboxTree/CheckboxTree.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { ChipList, type ChipListLabels, type ChipListProps } from './Chip/ChipList.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { DescriptionList, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogLabels, type DialogProps } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Drawer, type DrawerLabels, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { FileIcon, type FileIconProps } from './FileIcon/FileIcon.tsx';
export { ForbiddenNotice, type ForbiddenNoticeProps } from './ForbiddenNotice/ForbiddenNotice.tsx';
export { type FieldProps } from './field/field-props.ts';
export { FieldGroup, type FieldGroupProps } from './Form/FieldGroup.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { type IconComponent, type IconProps } from './icons/icon.tsx';
export * from './icons/icons.ts';
export { Illustration, type IllustrationName } from './Illustration/Illustration.tsx';
export { Image, type ImageProps } from './Image/Image.tsx';
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
} from './LazyRichTextEditor/LazyRichTextEditor.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { MediaCard, type MediaCardProps } from './MediaCard/MediaCard.tsx';
export { type MenuEntry, type MenuItemEntry, type MenuSectionEntry } from './MenuButton/menu-entry.ts';
export { MenuButton, type MenuButtonProps } from './MenuButton/MenuButton.tsx';
export { MetaLine, type MetaLineProps } from './MetaLine/MetaLine.tsx';
export { OfflineBanner, type OfflineBannerLabels } from './OfflineBanner/OfflineBanner.tsx';
export { type TriggerKind } from './overlay/trigger-look.tsx';
export { type Placement } from './overlay/placement.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PatternImage, type PatternImageProps } from './PatternImage/PatternImage.tsx';
export { PersonLine, type PersonLineProps } from './PersonLine/PersonLine.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export {
  LinkProvider,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './PortalRoot/link-context.tsx';
export { PortalRoot, type PortalRootProps } from './PortalRoot/PortalRoot.tsx';
export { ProblemPanel, type ProblemPanelProps } from './ProblemPanel/ProblemPanel.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { isCutShort } from './RichText/excerpt.ts';
export { type RichTextLabels } from './RichText/labels.ts';
export { RichText, type RichTextProps } from './RichText/RichText.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './Skeleton/SkeletonRegion.tsx';
export { SkeletonCard, SkeletonPerson, SkeletonPost } from './Skeleton/skeletons.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { type ToastItem, type ToastSource, type ToastTone } from './ToastRegion/toast-source.ts';
export { ToastRegion, type ToastRegionLabels, type ToastRegionProps } from './ToastRegion/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { VirtualGrid, type VirtualGridProps } from './VirtualGrid/VirtualGrid.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { BackLink, type BackLinkProps } from './BackLink/BackLink.tsx';
export { BackToTop, type BackToTopLabels, type BackToTopProps } from './BackToTop/BackToTop.tsx';
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsLabels,
  type BreadcrumbsProps,
} from './Breadcrumbs/Breadcrumbs.tsx';
export { CopyLink, type CopyLinkLabels, type CopyLinkProps } from './CopyLink/CopyLink.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export {
  SideMenu,
  type SideMenuEntry,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from './SideMenu/SideMenu.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { ToggleButton, type ToggleButtonLabels, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export { type TopBarEntry, type TopBarGroup, type TopBarLink } from './TopBar/top-bar-entry.ts';
export { TopBar, type TopBarLabels, type TopBarProps } from './TopBar/TopBar.tsx';
export { FileField, type FileFieldProps } from './FileField/FileField.tsx';
export { type FileFieldLabels } from './FileField/labels.ts';
export { type FieldFile } from './FileField/field-file.ts';
export { type RejectionWords } from './FileField/rejection-messages.ts';
export { ImageField, type ImageFieldLabels, type ImageFieldProps } from './ImageField/ImageField.tsx';
export { type FieldImage, type ImageRules } from './image-crop/use-image-choice.ts';
export { type CropLabels } from './image-crop/labels.ts';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { TagField, type TagFieldLabels, type TagFieldProps } from './TagField/TagField.tsx';
export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField/OneTimeCodeField.tsx';
export { Pager, type PagerLabels, type PagerProps } from './Pager/Pager.tsx';
export { Density, type DensityName, type DensityProps } from './Density/Density.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { SessionBanner, type SessionBannerLabels, type SessionBannerProps } from './SessionBanner/SessionBanner.tsx';
export { ShareDialog, type ShareDialogLabels, type ShareDialogProps } from './ShareDialog/ShareDialog.tsx';
export { SplitButton, type SplitButtonProps } from './SplitButton/SplitButton.tsx';
export { UnderConstruction, type UnderConstructionProps } from './UnderConstruction/UnderConstruction.tsx';
export { StatTile, type StatChange, type StatTileProps } from './StatTile/StatTile.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx';
export { type ProgressRingSegment } from './ProgressRing/ring-shares.ts';
export { Table, type TableProps } from './Table/Table.tsx';
export { nextSort, type TableColumn, type TableSort } from './Table/table-column.ts';
export { type TableLabels } from './Table/table-labels.ts';
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { type StepperStep } from './Stepper/step-states.ts';
export { type StepperLabels } from './Stepper/stepper-labels.ts';
export { Timeline, type TimelineLabels, type TimelineProps } from './Timeline/Timeline.tsx';
export { type TimelineEntry } from './Timeline/timeline-days.ts';
export { AvatarField, type AvatarFieldLabels, type AvatarFieldProps } from './AvatarField/AvatarField.tsx';
export { InfiniteList, type InfiniteListProps } from './InfiniteList/InfiniteList.tsx';
export { type InfiniteListLabels } from './virtual-list/list-props.ts';
export {
  CheckboxGroup,
  type CheckboxGroupLabels,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup/CheckboxGroup.tsx';
export { type ComboBoxLabels, type ComboBoxMore, type ComboBoxOption } from './ComboBox/combo-box-words.ts';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { type FormLabels } from './Form/Form.tsx';
export { FormErrors, type FormError, type FormErrorsProps } from './Form/FormErrors.tsx';
export { type MultiSelectLabels, type MultiSelectOption } from './MultiSelect/multi-select-words.ts';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.tsx';
export { type PasswordRule } from './PasswordField/PasswordRules.tsx';
export { PersonCard, type PersonCardProps } from './PersonCard/PersonCard.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { type FilterBarLabels } from './FilterBar/filter-bar-labels.ts';
export {
  SortableList,
  type SortableItem,
  type SortableListLabels,
  type SortableListProps,
} from './SortableList/SortableList.tsx';
export { emptyAddress, isPostcode, type Address } from './AddressFields/address-formats.ts';
export { AddressFields, type AddressFieldsLabels, type AddressFieldsProps } from './AddressFields/AddressFields.tsx';
export { PhoneField, type PhoneFieldLabels, type PhoneFieldProps } from './PhoneField/PhoneField.tsx';
export { UserMultiPicker, type UserMultiPickerProps } from './UserPicker/UserMultiPicker.tsx';
export { UserPicker, type UserPickerProps } from './UserPicker/UserPicker.tsx';
export { type PickableUser, type UserPickerLabels, type UserSearch } from './UserPicker/user-search.ts';
// By itself: a first page that may show one drawing does not fetch them all.
export { EmptyPosts as ConversationIllustration } from './illustrations/EmptyPosts.tsx';
