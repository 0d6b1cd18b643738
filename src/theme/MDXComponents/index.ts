import FeedLinks from '@site/src/components/FeedLinks';
import ScrollingTable from '@site/src/components/ScrollingTable';
import onDemand from '@site/src/components/onDemand';
import onInteraction from '@site/src/components/onDemand/onInteraction';
import Since from '@site/src/components/Since';
import TimetableAddress from '@site/src/components/TimetableAddress';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

// Tools: too heavy for the pages that do without them.
const AppAdsChecker = onInteraction(
  () => import(/* webpackChunkName: "app-ads-checker" */ '@site/src/components/AppAdsChecker'),
);
const ConfigChecker = onInteraction(
  () => import(/* webpackChunkName: "config-checker" */ '@site/src/components/ConfigChecker'),
);
const LogHelper = onInteraction(
  () => import(/* webpackChunkName: "log-helper" */ '@site/src/components/LogHelper'),
  {parameters: ['errors']},
);
const IntegrationBuilder = onInteraction(
  async () => {
    const [builder] = await Promise.all([
      import(
        /* webpackChunkName: "integration-builder" */ '@site/src/components/IntegrationBuilder'
      ),
      // Its files are highlighted in the browser.
      import(/* webpackChunkName: "code" */ '@site/src/components/code/Dynamic'),
    ]);
    return builder;
  },
  {parameters: ['ads', 'networks', 'services', 'admob', 'build']},
);
const RequestBuilder = onInteraction(async () => {
  const [builder] = await Promise.all([
    import(/* webpackChunkName: "request-builder" */ '@site/src/components/RequestBuilder'),
    // What it composes is highlighted in the browser.
    import(/* webpackChunkName: "code" */ '@site/src/components/code/Dynamic'),
  ]);
  return builder;
});
const UpgradeHelper = onInteraction(
  () => import(/* webpackChunkName: "upgrade-helper" */ '@site/src/components/UpgradeHelper'),
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
  ConfigChecker,
  IntegrationBuilder,
  FeedLinks,
  LogHelper,
  RequestBuilder,
  NativeAdPicture,
  Since,
  TabItem,
  TableFilter,
  Tabs,
  TimetableAddress,
  UpgradeHelper,
  table: ScrollingTable,
};
