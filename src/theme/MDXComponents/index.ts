import type {components} from '@site/config/pageElements';
import ScrollingTable from '@site/src/components/ScrollingTable';
import onDemand, {tool} from '@site/src/components/onDemand';
import OwnValue from '@site/src/components/OwnValue';
import Since from '@site/src/components/Since';
import TimetableAddress from '@site/src/components/TimetableAddress';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

// Tools: too heavy for the pages that do without them.
const AppAdsChecker = tool(
  () => import(/* webpackChunkName: "app-ads-checker" */ '@site/src/components/AppAdsChecker'),
);
const AppInspector = tool(
  () => import(/* webpackChunkName: "app-inspector" */ '@site/src/components/AppInspector'),
);
const BuildFilePatch = tool(
  () => import(/* webpackChunkName: "build-file-patch" */ '@site/src/components/BuildFilePatch'),
);
const ConfigChecker = tool(
  () => import(/* webpackChunkName: "config-checker" */ '@site/src/components/ConfigChecker'),
);
const LogHelper = tool(
  () => import(/* webpackChunkName: "log-helper" */ '@site/src/components/LogHelper'),
);
const IntegrationBuilder = tool(
  () =>
    import(/* webpackChunkName: "integration-builder" */ '@site/src/components/IntegrationBuilder'),
);
const RequestBuilder = tool(
  () => import(/* webpackChunkName: "request-builder" */ '@site/src/components/RequestBuilder'),
);
const UpgradeHelper = tool(
  () => import(/* webpackChunkName: "upgrade-helper" */ '@site/src/components/UpgradeHelper'),
);

// On few pages.
const FeedLinks = onDemand(
  () => import(/* webpackChunkName: "feed-links" */ '@site/src/components/FeedLinks'),
);
const TableFilter = onDemand(
  () => import(/* webpackChunkName: "table-filter" */ '@site/src/components/TableFilter'),
);
const NativeAdPicture = onDemand(
  () => import(/* webpackChunkName: "native-ad-picture" */ '@site/src/components/NativeAdPicture'),
);

/** The components that pages use without an import, those of `config/pageElements.ts`. */
const own = {
  AppAdsChecker,
  AppInspector,
  BuildFilePatch,
  ConfigChecker,
  IntegrationBuilder,
  FeedLinks,
  LogHelper,
  RequestBuilder,
  NativeAdPicture,
  OwnValue,
  Since,
  TabItem,
  TableFilter,
  Tabs,
  TimetableAddress,
  UpgradeHelper,
} satisfies Record<keyof typeof components, unknown>;

export default {...MDXComponents, ...own, table: ScrollingTable};
