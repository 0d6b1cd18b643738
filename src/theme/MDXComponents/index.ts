import ScrollingTable from '@site/src/components/ScrollingTable';
import onDemand from '@site/src/components/onDemand';
import OwnValue from '@site/src/components/OwnValue';
import Since from '@site/src/components/Since';
import TimetableAddress from '@site/src/components/TimetableAddress';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

// Tools: too heavy for the pages that do without them.
const AppAdsChecker = onDemand(
  () => import(/* webpackChunkName: "app-ads-checker" */ '@site/src/components/AppAdsChecker'),
  true,
);
const AppInspector = onDemand(
  () => import(/* webpackChunkName: "app-inspector" */ '@site/src/components/AppInspector'),
  true,
);
const BuildFilePatch = onDemand(
  () => import(/* webpackChunkName: "build-file-patch" */ '@site/src/components/BuildFilePatch'),
  true,
);
const ConfigChecker = onDemand(
  () => import(/* webpackChunkName: "config-checker" */ '@site/src/components/ConfigChecker'),
  true,
);
const LogHelper = onDemand(
  () => import(/* webpackChunkName: "log-helper" */ '@site/src/components/LogHelper'),
  true,
);
const IntegrationBuilder = onDemand(
  () =>
    import(/* webpackChunkName: "integration-builder" */ '@site/src/components/IntegrationBuilder'),
  true,
);
const RequestBuilder = onDemand(
  () => import(/* webpackChunkName: "request-builder" */ '@site/src/components/RequestBuilder'),
  true,
);
const UpgradeHelper = onDemand(
  () => import(/* webpackChunkName: "upgrade-helper" */ '@site/src/components/UpgradeHelper'),
  true,
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

/** Components that pages use without an import. */
export default {
  ...MDXComponents,
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
  table: ScrollingTable,
};
