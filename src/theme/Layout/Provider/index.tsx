// Replaced: what frames the text is no state of React's (src/frame), so its providers are left out.
import {composeProviders} from '@docusaurus/theme-common';
import {
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

export default composeProviders([ScrollControllerProvider, PluginHtmlClassNameProvider]);
