import type { LinkProps, NavigationPort } from '@portal/kit';
import { action } from 'storybook/actions';

const navigated = action('navigate');

function StoryLink({ onClick, ...props }: LinkProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigated(props.href);
      }}
    />
  );
}

/** Links and redirects show in the actions panel and leave the story where it is. */
export const storyNavigation: NavigationPort = {
  link: StoryLink,
  navigate: (href, options) => navigated(href, options),
  back: action('back'),
};
