import '@portal/profiles/ota/theme.css.ts';
import '@portal/profiles/public-skills/theme.css.ts';
import '@portal/profiles/maritime-skills/theme.css.ts';
import '@portal/profiles/law-council/theme.css.ts';
import '@portal/profiles/law-society/theme.css.ts';
