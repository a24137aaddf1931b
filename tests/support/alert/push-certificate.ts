// A self-signed certificate of localhost for the test push service. Not a secret: nothing else trusts it.
export const pushCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBpTCCAUygAwIBAgIUJyRCuI3FaixiJsE8ssbw0l4C1Z8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJcHVzaC50ZXN0MCAXDTI2MTEyMTA0NTgyM1oYDzIxMjYxMDI4
MDQ1ODIzWjAUMRIwEAYDVQQDDAlwdXNoLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASj/oDFoHx9KX+sHV+vg0IK+Jya40nb1aUyDHpMthy70OQNE3cUFGu5
87deBfzR4VaaM9SnOu0pPPX5Vrr2pbmlo3oweDAdBgNVHQ4EFgQUVaQpiKopv6qb
UADluGXKbebny7UwHwYDVR0jBBgwFoAUVaQpiKopv6qbUADluGXKbebny7UwDwYD
VR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcgglsb2NhbGhvc3SCCXB1c2gudGVzdIcE
fwAAATAKBggqhkjOPQQDAgNHADBEAiBuvsFOwp1DW3TEcnsvsYogFqysTABgcuVg
z77zkLuhFwIgAl2bn9b4bTI/tBPCGBOKqMfQYhzRMpCWedooooky9xM=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguk5rib/GDQMxHGpN
P0scl7SkHWGirkKYsmSMxl/mRtWhRANCAASj/oDFoHx9KX+sHV+vg0IK+Jya40nb
1aUyDHpMthy70OQNE3cUFGu587deBfzR4VaaM9SnOu0pPPX5Vrr2pbml
-----END PRIVATE KEY-----`,
}
