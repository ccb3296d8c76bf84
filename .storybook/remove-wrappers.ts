// Storybook's own messages stand hidden in the page of every test, where axe reads them with each story: there are more of them than of a small one.
for (const wrapper of document.querySelectorAll('.sb-wrapper')) wrapper.remove();
