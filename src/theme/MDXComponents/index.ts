import type {components} from '@site/config/pageElements';
import FeedLinks from '@site/src/components/FeedLinks';
import NativeAdPicture from '@site/src/components/NativeAdPicture';
import OwnValue from '@site/src/components/OwnValue';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Since from '@site/src/components/Since';
import TableFilter from '@site/src/components/TableFilter';
import TimetableAddress from '@site/src/components/TimetableAddress';
import onDemand from '@site/src/components/onDemand';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

// Tools: too heavy for the pages that do without them.
const AppAdsChecker = onDemand(
  () => import(/* webpackChunkName: "app-ads-checker" */ '@site/src/components/AppAdsChecker'),
);
const AppInspector = onDemand(
  () => import(/* webpackChunkName: "app-inspector" */ '@site/src/components/AppInspector'),
);
const BuildFilePatch = onDemand(
  () => import(/* webpackChunkName: "build-file-patch" */ '@site/src/components/BuildFilePatch'),
);
const ConfigChecker = onDemand(
  () => import(/* webpackChunkName: "config-checker" */ '@site/src/components/ConfigChecker'),
);
const LogHelper = onDemand(
  () => import(/* webpackChunkName: "log-helper" */ '@site/src/components/LogHelper'),
);
const IntegrationBuilder = onDemand(
  () =>
    import(/* webpackChunkName: "integration-builder" */ '@site/src/components/IntegrationBuilder'),
);
const RequestBuilder = onDemand(
  () => import(/* webpackChunkName: "request-builder" */ '@site/src/components/RequestBuilder'),
);
const UpgradeHelper = onDemand(
  () => import(/* webpackChunkName: "upgrade-helper" */ '@site/src/components/UpgradeHelper'),
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
