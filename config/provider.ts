import {providerAddresses} from './addresses';
import {readProvider, type Provider} from './environment';

/**
 * Who this site speaks for: names, origins and links of the provider. Loading
 * this module reads the environment, and stops on a malformed variable.
 */

export {readProvider, type Provider};

/** The provider as configured for this build. */
export const provider: Provider = readProvider(process.env);

/** Addresses outside this site that pages and navigation refer to. */
export function providerLinks(dashboardUrl: string) {
  return {
    dashboard: dashboardUrl,
    bridge: `${dashboardUrl}/auth-bridge`,
    signIn: `${dashboardUrl}/signin`,
    signOut: `${dashboardUrl}/signout`,
    account: `${dashboardUrl}/profile/edit`,
    linkedNetworks: `${dashboardUrl}/apps/linked_networks`,
    apiCredentials: `${dashboardUrl}/profile/api_credentials`,
    ...providerAddresses,
  } as const;
}

export const links = providerLinks(provider.dashboardUrl);
